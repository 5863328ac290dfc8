import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { connectMarionette } from './marionette.ts'
import { PORTS } from './ports.ts'
import type { WebDriver } from './webdriver-commands.ts'
import { connectWebDriver } from './webdriver-http.ts'

export type EngineName = 'firefox' | 'webkit'

export interface BrowserSettings {
  /** Whether the browser accepts cookies. Firefox then also rejects access to storage. */
  cookies: 'accepted' | 'blocked'
  javaScript: 'on' | 'off'
}

interface OpenedBrowser {
  driver: WebDriver
  /** Makes the page as wide as this. */
  resize(width: number, height: number): Promise<void>
  /** Undefined if the browser cannot be taken offline. */
  setOffline?(isOffline: boolean): Promise<void>
  close(): Promise<void>
}

interface Engine {
  /** Programs that are needed, and Debian's package of each. */
  programs: Record<string, string>
  open(settings: BrowserSettings): Promise<OpenedBrowser>
}

/** Firefox's bits for an exact pointer (2) and for hovering (4). */
const MOUSE = 6

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/** The packaged browsers, as they are. */
export const ENGINES: Record<EngineName, Engine> = {
  firefox: { programs: { [FIREFOX]: 'firefox-esr' }, open: openFirefox },
  webkit: { programs: { [WEBKIT]: 'webkit2gtk-driver', [XVFB]: 'xvfb' }, open: openWebKit },
}

/** Debian's packages that an engine needs and that are not installed. */
export const missingPackages = (name: EngineName) =>
  Object.entries(ENGINES[name].programs).flatMap(([program, aptPackage]) =>
    existsSync(program) ? [] : aptPackage,
  )

async function openFirefox({ cookies, javaScript }: BrowserSettings): Promise<OpenedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-firefox-'))
  const preferences = {
    'marionette.port': PORTS.marionette,
    'javascript.enabled': javaScript === 'on',
    // A mouse, which points exactly and hovers. Without a screen, Firefox would find none.
    'ui.primaryPointerCapabilities': MOUSE,
    'ui.allPointerCapabilities': MOUSE,
    // Rejects cookies and access to storage of every site.
    ...(cookies === 'blocked' && { 'network.cookie.cookieBehavior': 2 }),
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  const firefox = start(FIREFOX, [
    '-marionette',
    '-headless',
    '-no-remote',
    '-profile',
    folder,
    '--remote-allow-system-access',
  ])
  const driver = await connectMarionette(PORTS.marionette, { acceptInsecureCerts: true })
  return {
    driver,
    // A window of Firefox is at least 450 px wide, so the page becomes narrower than the window.
    async resize(width, height) {
      await driver.send('windowRect', { width: width + 100, height: height + 200 })
      const sizes = { width: `${width}px`, height: `${height}px` }
      await driver.executeInBrowser(
        `const { style } = gBrowser.selectedBrowser
         for (const [name, size] of Object.entries(arguments[0]))
           for (const limit of ['min-', 'max-', '']) style.setProperty(limit + name, size)`,
        sizes,
      )
    },
    async setOffline(isOffline) {
      await driver.executeInBrowser('Services.io.offline = arguments[0]', isOffline)
    },
    async close() {
      await driver.quit().finally(() => stop(firefox))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

async function openWebKit({ cookies }: BrowserSettings): Promise<OpenedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'))
  // Without this, the tools above the page keep the window wider than a phone.
  const tools = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }'
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), tools)
  const screen = start(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const display = await firstLine(screen.stdout)
  const webkit = start(WEBKIT, [`--port=${PORTS.webDriver}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
  })
  const blocked = cookies === 'blocked' ? ['--cookies-policy=never'] : []
  const driver = await connectWebDriver(`http://127.0.0.1:${PORTS.webDriver}`, {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { args: ['--automation', ...blocked] },
  })
  return {
    driver,
    async resize(width, height) {
      await driver.send('windowRect', { width, height })
    },
    async close() {
      await driver.quit().finally(() => [webkit, screen].map(stop))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

/** Starts a program in a process group of its own, so that everything it starts can be stopped with it. */
function start(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
    detached: true,
  })
  const stopWithTests = () => stop(child)
  process.once('exit', stopWithTests)
  child.once('exit', () => process.off('exit', stopWithTests))
  return child
}

function stop({ pid, exitCode }: ChildProcess) {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}

/** The output stays open: a program that cannot write to it ends. */
async function firstLine(output: Readable) {
  let text = ''
  while (!text.includes('\n')) text += String((await once(output, 'data'))[0])
  return text.trim()
}
