import type { Browser, Page } from '@playwright/test'

import { openPhone } from './phone.ts'

/** The shortest duration that browsers report for an event. */
const SHORTEST_MS = 16

interface Interaction {
  path: string
  /** The tapped element. */
  target: string
  /** The element tapped before, without being measured. */
  opener?: string
  /** The expected element. Without it, only the next paint is measured. */
  result?: string
}

const QUIET_MS = 1_500

/** A modal dialog is painted as a popover first. */
const SHOWN_DIALOG = 'dialog:is([open], :popover-open)'

/** The most frequent interactions. */
export const INTERACTIONS: Record<string, Interaction> = {
  menu: { path: '/', target: '.menu-button' },
  filter: {
    path: '/g/home-fragrance',
    opener: '[popovertarget="filters"]:visible',
    target: '#filters .value[rel="nofollow"]:visible',
  },
  variant: { path: '/p/FXMASTER', target: 'fieldset a[rel="nofollow"]:not([aria-current])' },
  quantity: { path: '/p/JW0801', target: '#content form button.more:visible' },
  heart: { path: '/p/JW0801', target: '#content button[form][name="productId"]:visible' },
  'quick look': {
    path: '/g/home-fragrance',
    target: '#content a.add[data-action="quickLook"]',
    result: `${SHOWN_DIALOG} h1`,
  },
  'Add to Bag': {
    path: '/p/JW0801',
    target: '#content form button[type="submit"]:visible',
    result: SHOWN_DIALOG,
  },
  'Sign in to buy': {
    path: '/product/FXMEMBER',
    target: '#content form button[type="submit"]:visible',
    result: `${SHOWN_DIALOG} [autocomplete="username"]`,
  },
  'size guide': { path: '/p/FXMASTER', target: 'role=button[name="Size Guide"]' },
  'larger picture': { path: '/p/FXMASTER', target: '#content a.zoom' },
  'pick up': { path: '/p/FXLIM35', target: 'label:has([name="fulfillment"][value="pickup"])' },
  details: { path: '/p/JW0801', target: '#content details:not([open]) summary:visible' },
  'filter of reviews': { path: '/p/FXREV', target: '#reviews a[href*="reviewsStars=5"]:visible' },
  'next reviews': { path: '/p/FXREV', target: '#reviews a[rel="next"]' },
  'write a review': { path: '/p/FXREV', target: '#reviews summary' },
  'add on a tile': {
    path: '/g/home-fragrance',
    target: '#content li[data-tile] form button[type="submit"]:visible',
  },
}

interface Response {
  /** Durations of the input's events, until the next paint. */
  events: number[]
  /** Until the paint that shows the result. */
  result: number | null
}

/** TypeScript's DOM library lacks the option of this entry type. */
interface EventTimingInit extends PerformanceObserverInit {
  durationThreshold: number
}

declare global {
  interface Window {
    response: Response
  }
}

/** Milliseconds from an input to the next paint and to its result, on a phone with a slow CPU. */
export async function measureInteraction(
  { path, opener, target, result }: Interaction,
  origin: string,
  browser: Browser,
) {
  const { context, page } = await openPhone(browser, { address: origin })
  await page.goto(origin + path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // Code loads in several steps once the browser is idle. Until then, a heart submits its form and leaves the page.
  await page.waitForFunction(isQuietFor, QUIET_MS)
  if (opener) await page.locator(opener).first().tap()
  const tapped = page.locator(target).first()
  await tapped.scrollIntoViewIfNeeded()
  // Scrolling is painted before the tap, which would wait for it.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(watch, result ?? null)
  // Bypasses Playwright's hit-target listeners, which take such a CPU about 20 ms.
  await tapped.tap({ force: true })
  const response = await readResponse(page, result !== undefined)
  await context.close()
  return { paint: Math.max(SHORTEST_MS, ...response.events), result: response.result }
}

/** Runs in the page. */
export const isQuietFor = (ms: number) => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ startTime, duration }) => startTime + duration)
  return performance.now() - Math.max(...loaded) > ms
}

async function readResponse(page: Page, waitsForResult: boolean): Promise<Response> {
  await page.waitForFunction(
    (waits) => window.response.result !== null || (!waits && window.response.events.length > 0),
    waitsForResult,
  )
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 500)))
  return page.evaluate(() => window.response)
}

/** Runs in the page: observes the next input and the appearance of its result. */
function watch(result: string | null) {
  const shortEvents: EventTimingInit = { type: 'event', durationThreshold: 16 }
  const response: Response = { events: [], result: null }
  window.response = response
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) response.events.push(entry.duration)
    }
  }).observe(shortEvents)

  let began = 0
  addEventListener('pointerdown', ({ timeStamp }) => (began = timeStamp), { capture: true })
  if (result === null) return
  const check = () => {
    if (response.result !== null || !document.querySelector(result)) return
    // After the next frame has been painted.
    requestAnimationFrame(() => setTimeout(() => (response.result ??= performance.now() - began)))
  }
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
}
