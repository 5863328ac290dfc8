import { spawnSync } from 'node:child_process'

import { ensureChromium } from '#scripts/chromium.ts'

interface Journeys {
  /** The configuration of Playwright. */
  config: string
  /** A port, and thus a state, that no other test of the shop uses. */
  port: string
  /** Further variables, such as the profile of the service. */
  env?: Readonly<Record<string, string>>
}

/**
 * Runs journeys in a browser. The arguments of the process go to Playwright, such as the name of a journey.
 * @returns the exit code
 */
export function runPlaywright({ config, port, env = {} }: Journeys): number {
  if (!ensureChromium()) return 1
  const { status } = spawnSync('playwright', ['test', '-c', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { BROWSER_TEST_PORT: port, ...process.env, ...env },
  })
  return status ?? 1
}
