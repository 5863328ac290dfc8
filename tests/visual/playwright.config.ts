import { defineConfig } from '@playwright/test'

import browserTests from '../browser/playwright.config.ts'

/** The shop and the browser of the browser tests; `visual.ts` says on which port, with state of its own. */
export default defineConfig(browserTests, {
  testDir: import.meta.dirname,
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  // A preference belongs to a whole site, so the states of a site follow each other.
  fullyParallel: false,
  // A busy machine may miss a deadline of the shop.
  retries: 1,
  reporter: 'line',
  expect: {
    // Rounding of colors and of the edges of letters differs from machine to machine.
    toHaveScreenshot: { scale: 'css', threshold: 0.2, maxDiffPixelRatio: 0.001 },
  },
})
