import * as v from 'valibot'
import { expect, test } from 'vitest'

import { cardToken, openShopper, rejectedForm, US_ADDRESS } from './purchase.ts'
import { control } from './shop.ts'
import { openStore, type Store } from './store.ts'

const ADDRESS = '/checkout/shipping/address'
const PREFERENCE = '/preferences/us/validationRegexConfig'

/** Exceeds the freshness of content. */
const LATER_MS = 10 * 60_000

const Line = v.object({ level: v.string(), message: v.optional(v.string()) })

const ignoredRules = ({ lines }: Store) =>
  lines
    .map((line): unknown => JSON.parse(line))
    .filter((line) => v.parse(Line, line).message === 'validation rule ignored')

test('a site validates input by its own rules, except patterns that could be slow', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.add('JW0801')
  const typed = { ...US_ADDRESS, email: 'ana+shop@example.com', lastName: 'Ruiz_Vega' }
  const before = await shopper.form(ADDRESS, typed)
  expect(rejectedForm(before.text)?.fields).toEqual({
    email: 'email-plus',
    lastName: 'underscores',
  })

  const us = {
    email: '[\\w.+-]+@[\\w-]+\\.\\w{2,9}',
    city: "[\\w. '-]+",
    lastName: '(.?){254}x',
    nickname: '.*',
  }
  await control('PUT', PREFERENCE, { value: JSON.stringify({ us }) })
  try {
    store.clock.now += LATER_MS
    await shopper.get('/checkout/shipping')
    const after = await shopper.form(ADDRESS, typed)
    expect(rejectedForm(after.text)?.fields).toEqual({ lastName: 'underscores' })
    expect(ignoredRules(store)).toMatchObject([
      { level: 'warning', site: 'us', field: 'lastName', reason: 'may be slow' },
      { level: 'warning', site: 'us', field: 'nickname', reason: 'no such field' },
    ])
    // The document names the fields that only the edge validates, without their patterns.
    expect(after.text).toContain('"validationRegexConfig":{"US":{"email":{},"city":{}}}')

    expect(await shopper.form(ADDRESS, { ...typed, lastName: 'Ruiz' })).toMatchObject({
      status: 303,
      to: '/checkout/shipping',
    })
    await shopper.form('/checkout/shipping/method', { methodId: 'standard' })
    const bill = { ...US_ADDRESS, countryCode: 'US', city: 'Columbus 4', token: await cardToken() }
    const refused = await shopper.form('/checkout/billing/payment', { ...bill, lastName: 'R_V' })
    expect(rejectedForm(refused.text)?.fields).toEqual({ lastName: 'underscores' })
    const accepted = await shopper.form('/checkout/billing/payment', bill)
    expect(accepted).toMatchObject({ status: 303, to: '/checkout/review' })
    expect(ignoredRules(store)).toHaveLength(2)
  } finally {
    await control('DELETE', PREFERENCE)
  }
})

test('while a site’s rules are unavailable, the checkout uses the defaults', async () => {
  const shopper = openShopper(openStore())
  await shopper.breaks('/preferences', { kind: 'status', status: 500 }, { times: 1000 })
  await shopper.add('JW0801')
  expect((await shopper.get('/checkout/shipping')).status).toBe(200)
  const refused = await shopper.form(ADDRESS, { ...US_ADDRESS, email: 'ana+shop@example.com' })
  expect(rejectedForm(refused.text)?.fields).toEqual({ email: 'email-plus' })
  expect((await shopper.form(ADDRESS, US_ADDRESS)).to).toBe('/checkout/shipping')
})
