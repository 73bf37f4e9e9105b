import { mergeConfig } from 'vitest/config'
import { suiteConfig } from '../suite-config.ts'

// A file a browser: they walk side by side.
export default mergeConfig(suiteConfig('browsers'), { test: { globalSetup: './tests/browsers/open-gateway-shop.ts' } })
