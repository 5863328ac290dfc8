import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const CONFIG = resolve(import.meta.dirname, 'playwright.config.ts')

/** A port, and thus a state, that no other test of the shop uses. */
const PORT = '8961'

const { status } = spawnSync('playwright', ['test', '-c', CONFIG], {
  stdio: 'inherit',
  env: { BROWSER_TEST_PORT: PORT, ...process.env },
})
process.exitCode = status ?? 1
