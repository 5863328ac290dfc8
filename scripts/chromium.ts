import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages. The headless shell comes first because it halves the time of the tests. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** The path of the system's Chromium, if one is installed. */
export const systemChromium = () => PACKAGES.map((name) => `/usr/bin/${name}`).find(existsSync)

/** Provides a browser for the tests: the system's, or else Debian's through apt, or else Playwright's. */
export function ensureChromium() {
  if (systemChromium()) return true
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('… installing Chromium through apt')
    const install = (name: string) => runs('apt-get', ['install', '-y', '-qq', name])
    if (runs('apt-get', ['update', '-qq']) && PACKAGES.some(install)) return true
  }
  console.log("… installing Playwright's Chromium")
  return runs('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
}
