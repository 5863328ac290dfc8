import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { ensureChromium } from '#scripts/chromium.ts'

const CONFIG = resolve(import.meta.dirname, 'playwright.config.ts')

/** A port, and thus a state, that no other test of the shop uses. */
const PORT = '8941'

process.exitCode = main(process.argv.slice(2))

/** `npm run test:stock`: shops on an ordinary instance. All arguments go to Playwright, such as the name of a journey. */
function main(args: string[]) {
  if (!ensureChromium((message) => console.log(`… ${message}`))) return 1
  const { status } = spawnSync('playwright', ['test', '-c', CONFIG, ...args], {
    stdio: 'inherit',
    env: { BROWSER_TEST_PORT: PORT, ...process.env, SANDBOX_PROFILE: 'stock' },
  })
  return status ?? 1
}
