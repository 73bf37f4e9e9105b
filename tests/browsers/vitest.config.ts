import { suiteConfig } from '../suite-config.ts'

export default suiteConfig('browsers')
