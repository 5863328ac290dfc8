import { setTimeout as wait } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

import { LONG_TASK_MS } from './blocking-time.ts'
import type { LongFrame } from './long-frames.ts'
import { openPhone, slowDown } from './phone.ts'
import type { Visited } from './shop.ts'

/** A visit ends after no load for this long. */
const QUIET_MS = 2000

/** The data of a page's observers; times are milliseconds since navigation. */
interface Observed {
  fcp: number
  lcp: number
  hydrated: number
  element: string
  cls: number
  tasks: { start: number; duration: number }[]
  frames: LongFrame[]
}

/** TypeScript's DOM library lacks this entry type. */
interface LongFrameEntry extends PerformanceEntry {
  blockingDuration: number
  scripts: { sourceURL: string; duration: number }[]
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** A first visit on a phone with an empty cache, a slow CPU and slow 4G. */
export async function traceFirstVisit(visited: Visited, browser: Browser) {
  const { address } = visited
  const { context, page, client } = await openPhone(browser, visited)
  let [bytes, scriptBytes, requests, lastChange] = [0, 0, 0, performance.now()]
  const scripts = new Map<string, string>()
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1
    lastChange = performance.now()
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
    lastChange = performance.now()
  })
  await slowDown(client)
  await page.addInitScript(observe)
  await page.goto(address)
  while (performance.now() - lastChange < QUIET_MS) await wait(QUIET_MS / 4)
  const { fcp, lcp, element, cls, tasks, frames } = await page.evaluate(() => window.observed)
  await context.close()

  const blocked = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ start, duration }) => start + duration - Math.max(start, fcp) - LONG_TASK_MS)
  const tbt = blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0)
  return {
    fcp,
    lcp,
    element,
    tbt,
    cls,
    kilobytes: bytes / 1000,
    scriptKilobytes: scriptBytes / 1000,
    requests,
    scripts: new Set(scripts.values()),
    frames,
  }
}

/** Runs in the page before its own scripts, and collects `window.observed`. */
export function observe() {
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    hydrated: 0,
    element: '',
    cls: 0,
    tasks: [],
    frames: [],
  }
  window.observed = observed
  new MutationObserver(() => {
    if ('hydrated' in document.documentElement.dataset) observed.hydrated ||= performance.now()
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true })
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime
  })
  each('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration })
  })
  each('long-animation-frame', (entry) => {
    if (!('blockingDuration' in entry)) return
    const { blockingDuration, scripts } = entry as LongFrameEntry
    observed.frames.push({
      blocking: blockingDuration,
      scripts: scripts.map(({ sourceURL, duration }) => ({ url: sourceURL, duration })),
    })
  })
  each('layout-shift', (entry) => {
    if ('value' in entry) observed.cls += Number(entry.value)
  })
  each('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime
    const element = 'element' in entry && entry.element
    if (!(element instanceof Element)) return
    const shown =
      element instanceof HTMLImageElement
        ? new URL(element.currentSrc).pathname
        : element.textContent
    observed.element = `${element.localName}: ${shown.trim().slice(0, 60)}`
  })
}
