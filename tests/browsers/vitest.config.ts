import { defineConfig } from 'vitest/config'

import type { EngineName } from './engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
    certificate: { key: string; cert: string }
  }
}

/** A test whose name names an engine runs only in this one. */
const project = (engine: EngineName, other: EngineName) => ({
  test: {
    name: engine,
    include: ['tests/browsers/*.test.ts'],
    exclude: [`tests/browsers/*.${other}.test.ts`],
    provide: { engine },
    // Browsers share a port and two cores.
    fileParallelism: false,
    testTimeout: 120_000,
  },
})

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: './tests/browsers/shop.ts',
    maxWorkers: 1,
    projects: [project('firefox', 'webkit'), project('webkit', 'firefox')],
  },
})
