import { afterEach, expect, test } from 'vitest'

import { openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control } from './shop.ts'
import { openSignedIn, personalCalls } from './signed-in.ts'
import { openStore } from './store.ts'

const PREFERENCE = '/preferences/us/oneTrustDNSReqSubmissionEnabled'

afterEach(async () => {
  await control('DELETE', PREFERENCE)
})

/** A browser at a place, by default with Global Privacy Control. */
const from = (region: string, country = 'US', isObjecting = true) => ({
  'x-vitrine-visitor': encodeURIComponent(JSON.stringify({ country, region })),
  ...(isObjecting && { 'sec-gpc': '1' }),
})

const load = (shopper: Shopper, headers: Record<string, string>) =>
  shopper.request('/api', askForSession(headers))

const submissions = async (shopper: Shopper) =>
  (await personalCalls(shopper)).filter(({ call }) => call.startsWith('PATCH'))

// Opt-outs are permanent, so every test uses a new customer.
test.each([
  ['CA', 'cancelled@members.example'],
  ['CO', 'terminated@members.example'],
  ['TX', 'hibernating@members.example'],
])('an opt-out from %s is submitted once', async (region, email) => {
  const headers = from(region)
  const shopper = await openSignedIn(email, { headers })
  await load(shopper, headers)
  await load(shopper, headers)
  const sent = await submissions(shopper)
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ c_submitOneTrustDNS: true }])
  // Remembered in the session, without reading the customer again.
  const before = await personalCalls(shopper)
  await load(shopper, headers)
  expect(await personalCalls(shopper)).toEqual(before)

  // On another device, the customer's flag prevents a second one.
  const elsewhere = await openSignedIn(email, { headers })
  await load(elsewhere, headers)
  expect(await submissions(elsewhere)).toEqual([])
})

test('a signal after sign-in is honored by the next page, and parallel tabs submit once', async () => {
  const store = openStore({}, 2)
  const shopper = await openSignedIn('list20@shoppers.example', { store })
  await load(shopper, from('TX', 'US', false))
  expect(await submissions(shopper)).toEqual([])
  const tabs = [shopper.copy(), shopper.copy(), shopper.copy()]
  const answers = await Promise.all(
    tabs.map((tab, isolate) => tab.request('/api', askForSession(from('TX')), { isolate })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await submissions(shopper)).toHaveLength(1)
})

test.each([
  ['the browser sends no signal', from('CA', 'US', false)],
  ['the law of the state does not ask for it', from('OH')],
  ['the region is another country’s', from('CA', 'CA')],
])('nothing is submitted if %s', async (_, headers) => {
  const shopper = await openSignedIn('list40@shoppers.example', { headers })
  await load(shopper, headers)
  expect(await submissions(shopper)).toEqual([])
})

test('submits nothing for a guest, a set flag, or a site without opt-outs', async () => {
  const headers = from('CO')
  const known = await openSignedIn('opted-out@shoppers.example', { headers })
  await load(known, headers)
  expect(await submissions(known)).toEqual([])

  const canadian = await openSignedIn('new@shoppers.example', { site: 'ca', headers })
  await load(canadian, headers)
  expect(await submissions(canadian)).toEqual([])

  await control('PUT', PREFERENCE, { value: false })
  const unwanted = await openSignedIn('new@shoppers.example', { headers })
  await load(unwanted, headers)
  expect(await submissions(unwanted)).toEqual([])

  const guest = openShopper(openStore())
  await guest.add('JW0801', 1)
  await load(guest, headers)
  expect(await personalCalls(guest)).toEqual([])
})

test('a failed submission delays no request, is logged and is retried', async () => {
  const headers = from('CA')
  const store = openStore()
  const shopper = await openSignedIn('subscriber@shoppers.example', { store })
  await shopper.breaks(
    '/shopper-customers/',
    { kind: 'status', status: 500 },
    { method: 'PATCH', times: 1 },
  )
  const { status } = await load(shopper, headers)
  expect(status).toBe(200)
  expect(store.lines.join()).toContain('privacy opt-out not submitted')
  await load(shopper, headers)
  await load(shopper, headers)
  expect(await submissions(shopper)).toHaveLength(2)
})
