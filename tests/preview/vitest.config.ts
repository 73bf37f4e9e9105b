import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/preview/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 90_000 },
})
