import type { KnipConfig } from 'knip'

/** What a component uses of what it imports: its head, the imports of its scripts, and the members that its markup names. */
function astro(text: string): string {
  const [, head = '', body = text] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? []
  const scripts = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].flatMap(([, script = '']) => script)
  const imports = scripts.flatMap((script) => script.match(/^\s*import .*$/gm) ?? [])
  const members = body.match(/\b[a-z]\w*\.\w+/g) ?? []
  return [head, ...imports, ...new Set(members)].join('\n;')
}

export default {
  compilers: { astro },
  entry: [
    'scripts/*.ts',
    'scripts/site/page-worker.ts',
    'scripts/bench/bench-*.ts',
    'scripts/photography/print.ts',
    'tests/**/*.test.ts',
    'tests/**/*.spec.ts',
    'tests/**/vitest.config.ts',
    'playwright.config.ts',
    'tests/e2e/open-shops.ts',
    'tests/browsers/open-gateway-shop.ts',
    'tests/faults/dying-disk.ts',
    'tests/quotation/page/*.ts',
    'src/islands/intent-directive.ts',
    'src/offline/farewell.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'tests/**/*.ts'],
  ignoreDependencies: [
    '@fontsource-variable/archivo',
    '@fontsource-variable/source-sans-3',
    '@astrojs/check',
    '@stryker-mutator/vitest-runner',
  ],
  ignoreBinaries: ['apt-get', 'redis-server', 'nginx', 'openssl', 'systemd-analyze', 'jq'],
  ignoreExportsUsedInFile: true,
  tags: [],
} satisfies KnipConfig
