import { defineConfig } from '@playwright/test'

import browserTests from '../browser/playwright.config.ts'

/** The browser of the browser tests, with the shop and the port from `new-shop.ts`. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  timeout: 120_000,
  outputDir: '../../test-results/new-shop',
  reporter: [['list'], ['json', { outputFile: '../../test-results/new-shop.json' }]],
})
