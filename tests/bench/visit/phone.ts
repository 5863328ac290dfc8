import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

import { allRejected, closedDialogs } from '../../support/closed-dialogs.ts'
import type { Visited } from './shop.ts'

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP = { viewport: { width: 1280, height: 720 } }
export const CPU_SLOWDOWN = 4

/**
 * Slow 4G as Lighthouse and DevTools apply it per request, with their factors for a round trip of 150 ms and 1.6
 * Mbit/s.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/** A new page with an empty cache on a phone or another device, with a CPU four times slower than this machine. */
export async function openPhone(
  browser: Browser,
  { address, cookie = '', choice }: Pick<Visited, 'address'> & Partial<Visited>,
  device: BrowserContextOptions = PHONE,
) {
  const context = await browser.newContext(device)
  await context.addCookies(cookiesIn(cookie, address))
  // Dialogs would cover the measured elements.
  await context.addCookies(closedDialogs(address))
  if (choice !== undefined) {
    await context.addCookies([{ ...allRejected(address), value: choice }])
  }
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, client }
}

/** Set as browser cookies, which override a `cookie` header. */
const cookiesIn = (header: string, url: string) =>
  header.split('; ').flatMap((pair) => {
    const [name, ...value] = pair.split('=')
    return name ? [{ name, value: value.join('='), url, secure: true, httpOnly: true }] : []
  })

export const slowDown = (client: CDPSession) =>
  client.send('Network.emulateNetworkConditions', SLOW_4G)
