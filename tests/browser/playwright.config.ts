import { existsSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

const PORT = 8901
const SANDBOX_PORT = 8902
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      // Without one of the system, Playwright's own is used.
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}/api/session`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
      SANDBOX_MODE: 'test',
      STATE: '.state/browser-tests',
      LOG: 'off',
    },
  },
})
