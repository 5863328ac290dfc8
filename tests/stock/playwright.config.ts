import { defineConfig } from '@playwright/test'

import browserTests from '../browser/playwright.config.ts'

/** The browser of the browser tests, with the profile and the port from `stock.ts`. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  outputDir: '../../test-results/stock',
  reporter: [['list'], ['json', { outputFile: '../../test-results/stock.json' }]],
})
