import { resolve } from 'node:path'

import { runPlaywright } from '../support/run-playwright.ts'

process.exitCode = runPlaywright({
  config: resolve(import.meta.dirname, 'playwright.config.ts'),
  port: '8961',
})
