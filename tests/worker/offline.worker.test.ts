import { expect, test } from 'vitest'

import { offlinePagePath, SERVICE_WORKER_PATH } from '#shared/offline/service-worker.ts'
import { LOCALES } from '#shared/site/site.ts'

import { openShop } from './shop.ts'

test('the service worker belongs to this deploy and may reach only the shop', async () => {
  const shop = openShop()
  const { response, text } = await shop.text(SERVICE_WORKER_PATH)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  expect(text).toMatch(/^self\.settings=\{"deploy":"[\w-]+",/)

  // Browsers check for a new one with every document.
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = await shop.text(SERVICE_WORKER_PATH, { headers })
  expect(again.response.status).toBe(304)
  expect(again.text).toBe('')
})

test('when disabled, the service worker unregisters itself', async () => {
  const { text } = await openShop({ SERVICE_WORKER: 'false' }).text(SERVICE_WORKER_PATH)
  expect(text).toContain('unregister')
  expect(text).not.toContain('self.settings')
})

test('the offline page is the same for all visitors, in every locale, with a new nonce', async () => {
  const shop = openShop()
  for (const locale of LOCALES) {
    const { response, text } = await shop.text(offlinePagePath(locale))
    const again = await shop.text(offlinePagePath(locale))
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(text).toContain(`<html lang="${locale}">`)
    expect(text).toMatch(locale === 'fr-CA' ? /hors ligne/ : /You are currently offline/)
    const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(text) ?? []
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(again.text).not.toContain(nonce)
  }
})
