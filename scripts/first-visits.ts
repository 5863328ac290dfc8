import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { chromium, type Browser, type Page, type Request } from '@playwright/test'

import { freePort } from '../sandbox/scripts/local-service.ts'
import type { PageName, Sizes } from './budget-ceilings.ts'
import { systemChromium } from './chromium.ts'
import { pagesToVisit, type PageToVisit } from './first-visit-pages.ts'
import { startLocal } from './local-servers.ts'
import { DIST } from './shop-folder.ts'

const CLIENT = resolve(import.meta.dirname, '..', DIST, 'client')

/** kB by file address. */
type Weights = ReadonlyMap<string, number>

export interface FirstVisit {
  sizes: Sizes
  scripts: Weights
  /** Scripts named by the document or requested before the load event. */
  early: Weights
  stylesheets: Weights
}

/** A page is quiet after no request for this long. */
const QUIET_MS = 2_500
/** Idle work starts within this time, even on a page that draws no more frames. */
const IDLE_MS = 5_000
const STARTED_MS = 120_000
const PARALLEL_VISITS = 4
const VIEWPORT = { width: 1280, height: 720 }

/** How far below the screen lazy pictures load depends on the connection and on Chromium's build. */
const CONNECTIONS = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']
const ONLY_PICTURES_ON_SCREEN = `--blink-settings=${CONNECTIONS.map(
  (connection) => `lazyLoadingImageMarginPx${connection}=0`,
).join()}`

/** Requests after hydration come before or after the load event, depending on the machine. */
const MOST_VISITS = 4

/**
 * Visits the pages of the built shop without cookies, except for a session cookie, and weighs their files.
 *
 * @param isTooEarly whether a page has loaded too much before the load event. It is then visited again, and the visit
 * with the least early load counts.
 */
export async function measureFirstVisits(isTooEarly: (page: PageName, sizes: Sizes) => boolean) {
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state: '.state/budgets',
    mode: 'test',
    pictures: 'plain',
    hasDataset: true,
  })
  const browser = await chromium.launch({
    executablePath: systemChromium() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', ONLY_PICTURES_ON_SCREEN],
  })
  try {
    const pages = await pagesToVisit(local.origin)
    const visits: [PageName, FirstVisit][] = []
    const queue = pages.entries()
    const visitAgain = async (page: PageToVisit) => {
      let least = await visit(browser, page)
      for (
        let visits = 1;
        visits < MOST_VISITS && isTooEarly(page.name, least.sizes);
        visits += 1
      ) {
        const next = await visit(browser, page)
        if (next.sizes.beforeLoad < least.sizes.beforeLoad) least = next
      }
      return least
    }
    const visitQueued = async () => {
      for (const [index, page] of queue) visits[index] = [page.name, await visitAgain(page)]
    }
    await Promise.all(Array.from({ length: PARALLEL_VISITS }, visitQueued))
    return new Map(visits)
  } finally {
    await browser.close()
    await local.stop()
  }
}

/** On a busy machine, the deadline of an idle callback may come before the load event. Here it never does. */
const IDLE_AFTER_LOAD = `
  const { requestIdleCallback } = globalThis
  globalThis.requestIdleCallback = (...given) => {
    if (document.readyState === 'complete') return requestIdleCallback(...given)
    addEventListener('load', () => requestIdleCallback(...given))
    return 0
  }
`

async function visit(browser: Browser, { address, cookie, html }: PageToVisit) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  await context.addCookies(cookiesIn(cookie, address))
  const page = await context.newPage()
  await page.addInitScript(IDLE_AFTER_LOAD)
  // Otherwise requests that follow an answer would count as early on some machines only.
  const load = page.waitForEvent('load', { timeout: STARTED_MS })
  await page.route(/\/api[/?]/, (route) => load.then(() => route.continue()))
  const requests = await requestsUntilQuiet(page, address)
  const loaded = await page.evaluate<number>(
    'performance.timeOrigin + performance.getEntriesByType("navigation")[0].loadEventStart',
  )
  await context.close()

  const scripts = weighRequests(requests, '.js')
  // Depending on the machine, the browser may request files named by the document later.
  const isEarly = (request: Request) =>
    request.timing().startTime < loaded ||
    html.includes(`href="${new URL(request.url()).pathname}"`)
  const early = weighRequests(requests.filter(isEarly), '.js')
  const stylesheets = weighRequests(requests, '.css')
  const sizes: Sizes = {
    javascript: sumWeights(scripts),
    beforeLoad: sumWeights(early),
    css: sumWeights(stylesheets),
    html: kilobytes(html),
    requests: requests.length,
  }
  return { sizes, scripts, early, stylesheets }
}

async function requestsUntilQuiet(page: Page, address: string) {
  const requests: Request[] = []
  const pending = new Set<Request>()
  let changed = performance.now()
  page.on('request', (request) => {
    changed = performance.now()
    if (request.url().startsWith('data:')) return
    requests.push(request)
    pending.add(request)
  })
  const end = (request: Request) => {
    changed = performance.now()
    pending.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const quiet = async () => {
    while (pending.size > 0 || performance.now() - changed < QUIET_MS) await wait(50)
    return requests.length
  }

  await page.goto(address, { timeout: STARTED_MS })
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: STARTED_MS })
  // On a busy machine the network may be quiet while the page still has work to do.
  for (let seen = -1; seen !== (await quiet());) {
    seen = requests.length
    await page.evaluate(
      `new Promise((done) => requestIdleCallback(() => done(), { timeout: ${IDLE_MS} }))`,
    )
  }
  return requests
}

/** Cookies with a secure address, because browsers accept `__Host-` only with one. */
const cookiesIn = (header: string, address: string) =>
  header.split('; ').flatMap((pair) => {
    const url = `https://${new URL(address).host}/`
    const [name, ...value] = pair.split('=')
    return name ? [{ name, value: value.join('='), url, secure: true, httpOnly: true }] : []
  })

function weighRequests(requests: readonly Request[], extension: string): Weights {
  const files = requests.map((request) => new URL(request.url()).pathname)
  const wanted = files.filter((file) => file.endsWith(extension))
  return new Map(wanted.map((file) => [file, weighFile(resolve(CLIENT, `.${file}`))]))
}

const sumWeights = (weights: Weights) =>
  [...weights.values()].reduce((sum, weight) => sum + weight, 0)

export const weighFile = (file: string) => kilobytes(readFileSync(file))

const kilobytes = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).byteLength / 1000
