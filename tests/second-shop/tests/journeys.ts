import { resolve } from 'node:path'

import { runPlaywright } from '../../support/run-playwright.ts'

/** `npm run test:second-shop`: journeys in this shop. All arguments go to Playwright, such as the name of a journey. */
process.exitCode = runPlaywright({
  config: resolve(import.meta.dirname, 'playwright.config.ts'),
  port: '8951',
})
