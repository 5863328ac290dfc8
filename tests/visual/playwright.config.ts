import { defineConfig } from '@playwright/test'

import browserTests from '../browser/playwright.config.ts'

/** The shop and the browser of the browser tests, with separate state and the port from `visual.ts`. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // A preference applies to a whole site, so the states of a site run in sequence.
  fullyParallel: false,
  // A busy machine may miss a deadline of the shop.
  retries: 1,
  reporter: 'line',
  expect: {
    // Color and antialiasing differ slightly between machines.
    toHaveScreenshot: { scale: 'css', threshold: 0.2, maxDiffPixelRatio: 0.001 },
  },
})
