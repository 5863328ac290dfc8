import { expect, test } from 'vitest'
import * as v from 'valibot'

import { openShop, type Shop } from './shop.ts'
import { openStockCommerce } from './stock-commerce.ts'

const JANUARY = 'Clean linen, open windows'
const MEMBERS = 'The board is yours a day early'
const LATER = '2026-12-27T12:00:00Z'

const Link = v.object({ url: v.string(), expires: v.string() })

async function ask(shop: Shop, body: object, secret = 'local-preview-secret') {
  const { response, text } = await shop.text('/webhooks/preview-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  return { response, text }
}

/** The URL of a preview, without the origin. */
async function linkTo(shop: Shop, body: object) {
  const { response, text } = await ask(shop, body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { url } = v.parse(Link, JSON.parse(text))
  expect(url.startsWith(shop.origin)).toBe(true)
  return url.slice(shop.origin.length)
}

const isPreview = (text: string) => />(?:Preview|Aperçu)<\/strong>/.test(text)

test('a signed link previews a page for a date and customer group, without changing any public page', async () => {
  const shop = openShop()
  await shop.warm('/')
  const calls = (await shop.calls('/slots')).length

  const address = await linkTo(shop, { path: '/', date: LATER })
  for (const visit of ['first', 'second']) {
    const { response, text } = await shop.text(address)
    expect(response.status, visit).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toContain(JANUARY)
    expect(isPreview(text)).toBe(true)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
  }
  const asked = await shop.calls('/slots')
  expect(asked.length).toBeGreaterThan(calls + 2)
  const previewed = asked.slice(calls).map(({ query }) => query['c_previewDate'])
  expect(new Set(previewed.flat())).toEqual(new Set([new Date(LATER).toISOString()]))

  const members = await linkTo(shop, { path: '/ca/fr-CA/', date: LATER, group: 'Registered' })
  const french = await shop.text(members)
  expect(french.text).toContain('L’ardoise est à vous un jour plus tôt')
  expect(french.text).toContain('<strong>Aperçu</strong>')
  expect(french.text).not.toContain('Clean linen')

  // Neither the stored page nor the stored slots have changed.
  for (const path of ['/', '/?utm_source=mail', '/ca/fr-CA/']) {
    const { response, text } = await shop.text(path)
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(text).not.toContain(JANUARY)
    expect(text).not.toContain(MEMBERS)
    expect(isPreview(text)).toBe(false)
  }
  shop.clock.now += 15_000
  const again = await shop.text('/')
  expect(again.text).not.toContain(JANUARY)
})

test('an altered, expired or foreign link shows the plain page', async () => {
  const shop = openShop()
  await shop.warm('/')
  const address = await linkTo(shop, { path: '/', date: LATER, group: 'Registered', hours: 1 })
  expect(isPreview((await shop.text(address)).text)).toBe(true)

  const changed = (name: string, value: string | null) => {
    const url = new URL(address, shop.origin)
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    return url.pathname + url.search
  }
  const soon = Number(new URL(address, shop.origin).searchParams.get('previewExpires'))
  const tampered = [
    changed('previewDate', '2027-01-27T12:00:00.000Z'),
    changed('previewGroup', 'Everyone'),
    changed('previewGroup', null),
    changed('previewExpires', String(soon + 3600)),
    changed('previewExpires', String(soon + 10_000_000)),
    changed('previewExpires', 'never'),
    changed('previewSignature', 'A'.repeat(43)),
    changed('previewSignature', '%%%'),
    changed('previewSignature', ''),
    changed('previewSignature', null),
    address.replace('/?', '/ca/?'),
  ]
  for (const link of tampered) {
    const { response, text } = await shop.text(link)
    expect(response.status, link).toBe(200)
    expect(response.headers.get('cache-control'), link).toBe('public, no-cache')
    expect(isPreview(text), link).toBe(false)
  }
  const elsewhere = await shop.text(address.replace('/?', '/g/gifts?'))
  expect(isPreview(elsewhere.text)).toBe(false)

  // Links of another shop, and expired links.
  const other = openShop({ PREVIEW_SECRET: 'another secret' })
  await other.warm('/')
  expect(isPreview((await other.text(address)).text)).toBe(false)
  shop.clock.now += 3_600_000 + 1000
  const late = await shop.text(address)
  expect(isPreview(late.text)).toBe(false)
})

test('links are issued only with the secret, for pages of the shop, and for at most a day', async () => {
  const shop = openShop()
  const body = { path: '/g/gifts?page=2', date: '2026-12-26' }
  expect((await ask(shop, body, 'local-purge-secret')).response.status).toBe(403)
  const refused = [
    { ...body, hours: 25 },
    { ...body, hours: 0 },
    { ...body, date: 'tomorrow' },
    { ...body, group: '<b>' },
    { ...body, path: '//evil.example/' },
    { ...body, path: 'g/gifts' },
    { ...body, path: '/fr-CA/cart' },
    { date: '2026-12-26' },
  ]
  for (const request of refused) {
    const { response } = await ask(shop, request)
    expect(response.status, JSON.stringify(request)).toBe(400)
  }
  const address = await linkTo(shop, body)
  expect(address.startsWith('/g/gifts?page=2&previewDate=2026-12-26T00%3A00%3A00.000Z&')).toBe(true)
})

test('previews pages of Page Designer, by a guest whose context has the date and the group', async () => {
  const contexts: { token: string | null; body: unknown }[] = []
  const tokenOf = ({ headers }: RequestInit) => new Headers(headers).get('authorization')
  const components = (words: string) => [
    { id: 'text', typeId: 'commerce_assets.editorialRichText', data: { richText: words } },
  ]
  const commerce = openStockCommerce({
    '/shopper-context/': (_, init) => {
      contexts.push({
        token: tokenOf(init),
        body: JSON.parse(typeof init.body === 'string' ? init.body : ''),
      })
      return new Response(null, { status: 201 })
    },
    '/pages/homepage': (_, init) => {
      const isPreviewed = contexts.some(({ token }) => token === tokenOf(init))
      const regions = [{ id: 'main', components: components(isPreviewed ? 'Later' : 'Today') }]
      return Response.json({ id: 'homepage', typeId: 'storePage', regions })
    },
  })
  const shop = openShop(commerce.variables)
  expect((await shop.warm('/')).text).toContain('Today')

  const preview = await shop.text(await linkTo(shop, { path: '/', date: LATER, group: 'Members' }))

  expect(preview.text).toContain('Later')
  expect(isPreview(preview.text)).toBe(true)
  expect(contexts.map(({ body }) => body)).toEqual([
    { effectiveDateTime: new Date(LATER).toISOString(), customerGroupIds: ['Members'] },
  ])
  expect((await shop.text('/')).text).toContain('Today')
})
