import { defineConfig } from '@playwright/test'

import { systemChromium } from '../../scripts/chromium.ts'
import { PORT, SANDBOX, SANDBOX_PORT, SHOP } from './ports.ts'

const executablePath = systemChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Limits for a slow machine. No test waits for them when it passes.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    baseURL: SHOP,
    viewport: { width: 1440, height: 900 },
    // A new context for each test would cost as much as two loads of a page.
    reuseContext: true,
    // It would answer some requests instead of a test's routes.
    serviceWorkers: 'block',
    launchOptions: {
      // Without a system Chromium, Playwright uses its own.
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // These save CPU time, and none changes what a page shows. Playwright's own feature comes first: the last list counts.
        '--in-process-gpu',
        '--num-raster-threads=1',
        '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
        '--renderer-process-limit=1',
        // No page lives long enough to win from optimized code.
        '--js-flags=--no-enable-lazy-source-positions --no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    // The commerce service starts last.
    url: SANDBOX,
    timeout: 180_000,
    // Set this to use a shop in test mode that is already running.
    reuseExistingServer: process.env.BROWSER_TEST_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      SANDBOX_MODE: 'test',
      // Drawings cost a browser more to paint. Set this to `drawn` to see them.
      SANDBOX_PICTURES: process.env.SANDBOX_PICTURES ?? 'plain',
      LEGACY_ROUTES: JSON.stringify({
        origin: SANDBOX,
        paths: ['/gift-registry/*'],
        offline: true,
      }),
      STATE: `.state/browser-tests-${PORT}`,
      LOG: 'off',
    },
  },
})
