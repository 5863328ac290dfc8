import { chromium, type Browser, type Page } from '@playwright/test'

import { today, type StepFigures } from '../figures.ts'
import { median } from '../measuring.ts'
import { browserFor } from './browser.ts'
import { isQuietFor } from './interactions.ts'
import { openLine } from './line.ts'
import { DESKTOP, openPhone } from './phone.ts'
import { startVisitedShop } from './shop.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const QUIET_MS = 1_500

interface Step {
  from: string
  /** The pressed element. */
  link: string
  /** The element whose text changes (the last match). By default the heading of the page. */
  result?: string
  /** Whether the shopper scrolls first. */
  scrolls?: boolean
  /** On a desktop without the slow line. */
  isWide?: boolean
}

const TILE = '#content li[data-tile] h3 a'

const STEPS: Record<string, Step> = {
  'home to category': { from: '/', link: '#content a[href^="/g/"]:visible' },
  'category to product': { from: '/g/home-fragrance', link: TILE },
  'the same after scrolling': { from: '/g/home-fragrance', link: TILE, scrolls: true },
  'product to bag': { from: '/p/JW0801', link: 'header a[href="/cart"]:visible' },
  'footer to store locator': { from: '/p/JW0801', link: 'footer a[href="/store-locator"]:visible' },
  'tile to quick look': {
    from: '/g/home-fragrance',
    link: '#content a.add[data-action="quickLook"]',
    // The dialog follows the content.
    result: '#content h1, dialog:is([open], :popover-open) h1',
  },
  'filter, 1,280 px': {
    from: '/g/home-fragrance',
    link: '#filters .value[rel="nofollow"]:visible',
    result: '#result',
    isWide: true,
  },
  'tile to product, 1,280 px': { from: '/g/home-fragrance', link: TILE, isWide: true },
}

/** As a document load, as without JavaScript, and by navigation. */
const WAYS = ['document', 'navigation'] as const
type Way = (typeof WAYS)[number]

/**
 * How long a shopper waits for the next page's heading, with a CPU four times slower and a round trip of 150 ms,
 * alternating between document and navigation. Medians of 5, or of `ROUNDS`. `STEPS` selects some of them by name.
 */
export async function measureSteps(state: string): Promise<StepFigures> {
  const shop = await startVisitedShop(state)
  const { path, args } = browserFor(shop.spkiHash)
  const browser = await chromium.launch({ executablePath: path, args })
  const line = await openLine({ ...shop, hasPriorities: true })
  const figures: StepFigures = { measured: today(), rounds: ROUNDS, steps: {} }
  const wanted = new RegExp(process.env.STEPS ?? '')
  try {
    for (const [name, step] of Object.entries(STEPS).filter(([key]) => wanted.test(key))) {
      console.log(`… ${name}`)
      const { origin } = step.isWide ? shop : line
      const taken: Record<Way, Taken[]> = { document: [], navigation: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = round % 2 === 0 ? WAYS : WAYS.toReversed()
        for (const way of order) {
          const taking = take(step, way, { origin, browser })
          taken[way].push(await taking.catch((cause: unknown) => fail(`${name}, by ${way}`, cause)))
        }
      }
      const of = (way: Way) => ({
        ms: median(taken[way].map(({ ms }) => ms)),
        requests: median(taken[way].map(({ requests }) => requests)),
      })
      figures.steps[name] = { document: of('document'), navigation: of('navigation') }
      console.log(JSON.stringify(taken))
    }
  } finally {
    line.close()
    await browser.close()
    await shop.stop()
  }
  console.table(figures.steps)
  return figures
}

/** @throws {Error} that names the step without a result */
function fail(step: string, cause: unknown): never {
  throw new Error(`No result: ${step}`, { cause })
}

interface Taken {
  ms: number
  /** Until then, except for pictures. */
  requests: number
}

interface Shop {
  origin: string
  browser: Browser
}

async function take(step: Step, way: Way, { origin, browser }: Shop): Promise<Taken> {
  const device = step.isWide ? DESKTOP : undefined
  const { context, page } = await openPhone(browser, { address: origin }, device)
  await page.addInitScript(watch, { result: step.result ?? '#content h1', way })
  await page.goto(origin + step.from)
  await page.locator('html[data-hydrated][data-started]').waitFor({ state: 'attached' })
  await quiet(page)
  if (step.scrolls) {
    await page.evaluate(() => scrollBy(0, 300))
    await quiet(page)
  }
  const link = page.locator(step.link).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const requested: number[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requested.push(Date.now())
  })
  if (step.isWide) await link.click({ force: true })
  else await link.tap({ force: true })
  // Polls rarely, because checking every frame would take part of the measured time.
  const readTime = () => Number(sessionStorage.getItem('took'))
  const waiting = await page.waitForFunction(readTime, undefined, { polling: QUIET_MS })
  const took = await waiting.jsonValue()
  const shownAt = took + (await page.evaluate(() => Number(sessionStorage.getItem('began'))))
  const requests = requested.filter((at) => at <= shownAt).length
  const taken = { ms: Math.round(took), requests }
  await context.close()
  return taken
}

async function quiet(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isQuietFor, QUIET_MS)
}

/** Runs in every document: measures from a press to the paint that shows another text. */
function watch({ result, way }: { result: string; way: Way }) {
  if (way === 'document') {
    Reflect.deleteProperty(globalThis, 'navigation')
    addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
  }
  const shown = () => [...document.querySelectorAll(result)].at(-1)?.textContent ?? ''
  const began = ({ timeStamp }: Event) => {
    sessionStorage.setItem('before', shown())
    sessionStorage.setItem('began', String(performance.timeOrigin + timeStamp))
  }
  addEventListener('pointerdown', began, { capture: true })
  let isShown = false
  const check = () => {
    const began = Number(sessionStorage.getItem('began'))
    const text = shown()
    if (isShown || !began || !text || text === sessionStorage.getItem('before')) return
    isShown = true
    // After the next frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now()
        sessionStorage.setItem('took', String(now - began))
      }),
    )
  }
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open'],
  })
}
