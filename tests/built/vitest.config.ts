import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['tests/built/**/*.test.ts'], testTimeout: 60_000 } })
