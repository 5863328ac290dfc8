import { defineConfig } from '@playwright/test'

import browserTests from '../../browser/playwright.config.ts'

/** The browser of the browser tests, with the shop, the profile and the port from `journeys.ts`. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  outputDir: '../../../test-results/second-shop',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/second-shop.json' }]],
})
