import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const runs = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** A browser for the tests: the system's, else Debian's through apt where that works, else Playwright's own. */
export function ensureChromium(onProgress: (message: string) => void) {
  if (existsSync(DEBIAN_CHROMIUM)) return true
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    onProgress('installing Chromium through apt')
    if (
      runs('apt-get', ['update', '-qq']) &&
      runs('apt-get', ['install', '-y', '-qq', 'chromium'])
    ) {
      return true
    }
  }
  onProgress("installing Playwright's Chromium")
  return runs('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
}
