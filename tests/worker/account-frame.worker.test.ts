import { expect, test } from 'vitest'

import { visits } from '../browser/visits.ts'
import { registered } from './customers.ts'
import { openShopper } from './purchase.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'

const PAGES = [
  '/my-account/address-list',
  '/my-account/edit-profile',
  '/my-account/order-history',
  '/my-account/payment-methods',
  '/my-account/scent-scription',
]
const OF_MEMBERS = ['/my-account/wallet', '/my-account/my-points-history']

const linksIn = (text: string) =>
  [...(/<nav aria-label="My Account".*?<\/nav>/s.exec(text)?.[0] ?? '').matchAll(/href="([^"]*)"/g)]
    .map(([, path]) => path)
    .filter((path, index, all) => all.indexOf(path) === index)

test('account pages redirect signed-out visitors to the login page and back', async () => {
  const guest = openShopper(openStore())
  await guest.add('JW0801')
  for (const path of [...PAGES, ...OF_MEMBERS]) {
    expect(await guest.get(path)).toMatchObject({
      status: 303,
      to: `/login?${new URLSearchParams({ from: path })}`,
    })
  }
  const { status, text } = await guest.get('/my-account')
  expect(status).toBe(200)
  expect(text).toContain('action="/login/sign-in"')
})

test('a customer sees the menu for their customer type, on uncached pages', async () => {
  const customer = openShopper(openStore())
  await registered(customer)
  const member = await openSignedIn('active@members.example')
  for (const path of ['/my-account', ...PAGES]) {
    const { response, status, text } = await customer.get(path)
    expect(status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(linksIn(text)).toEqual(expect.arrayContaining(['/my-account', ...PAGES]))
    expect(linksIn(text)).not.toEqual(expect.arrayContaining(OF_MEMBERS))
    expect(text).toContain('aria-current="page"')
  }
  const { text } = await member.get('/my-account')
  expect(linksIn(text)).toEqual(expect.arrayContaining(OF_MEMBERS))
})

test('account pages have the titles of the specification and matching headings', async () => {
  const member = await openSignedIn('active@members.example')
  const own = Object.values(visits).filter(({ path, isOfCustomer }) => {
    const isOfOthers = /JW00000001|complete-registration/.test(path)
    return (isOfCustomer || path === '/my-account') && !isOfOthers
  })
  expect(own).toHaveLength(9)
  for (const { path, title } of own) {
    const { text } = await member.get(path)
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1], path).toBe(`${title} | Juniper &amp; Wick`)
    const heading = path === '/my-account/wishlist' ? 'My Love-It List' : title
    expect(text, path).toContain(`${heading}</h1>`)
  }
  const { text } = await member.get('/my-account')
  expect(text).toMatch(/aria-current="page"[^>]*>(<[^>]*>)*My Rewards Dashboard/)
})

test('shows an error in the account frame when its data cannot be read', async () => {
  const store = openStore()
  const customer = openShopper(store)
  await registered(customer)
  const restore = await customer.breaks(
    '/shopper-customers/',
    { kind: 'status', status: 500 },
    { times: 99 },
  )
  for (const path of ['/my-account', ...PAGES]) {
    const { response, status, text } = await customer.get(path)
    expect(status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(
      'We’re having trouble loading your info. Please refresh the page or try again later.',
    )
    expect(linksIn(text)).toEqual(expect.arrayContaining(PAGES))
    const cause = expect.stringMatching(/^(status 500|breaker open)$/)
    expect(JSON.parse(store.lines.at(-1) ?? '')).toMatchObject({ problem: 'unavailable', cause })
  }
  await restore()
})
