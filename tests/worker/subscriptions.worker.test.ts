import * as v from 'valibot'
import { expect, test } from 'vitest'

import { newIdempotencyKey, openShopper } from './purchase.ts'
import { control, SANDBOX } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'

const PAGE = '/my-account/scent-scription'

const SCRIPT = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
}

const valueIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? ''

test('a customer changes a subscription, and sees the service’s answer', async () => {
  const shopper = await openSignedIn('subscriber@shoppers.example')
  const subscriptionId = valueIn((await shopper.get(PAGE)).text, 'subscriptionId')
  expect(subscriptionId).not.toBe('')
  const send = (change: string, fields: Record<string, string> = {}, idempotencyKey?: string) =>
    shopper.form(
      `${PAGE}/${change}`,
      { subscriptionId, ...fields },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    )
  const shownAfter = async (change: string, fields: Record<string, string> = {}) => {
    const { status, to, text } = await send(change, fields)
    expect([change, status], text).toEqual([change, 303])
    return (await shopper.get(to ?? '')).text
  }
  // The day must be in this subscription's form; another one may come first on the page.
  const nextDate = async () => {
    const forms = (await shopper.get(PAGE)).text.split('<form')
    const skip = forms.find((form) => form.includes('/skip"') && form.includes(subscriptionId))
    return valueIn(skip ?? '', 'nextDate')
  }

  expect(await shownAfter('frequency', { every: '2' })).toContain('now comes every 2 months')
  expect((await send('frequency', { every: '77' })).status).toBe(422)

  const day = await nextDate()
  const key = newIdempotencyKey()
  expect((await send('skip', { nextDate: day }, key)).status).toBe(303)
  expect((await send('skip', { nextDate: day }, key)).status).toBe(303)
  const skipped = await nextDate()
  expect(skipped > day).toBe(true)
  const again = await send('skip', { nextDate: day })
  expect(again.status).toBe(422)
  expect(again.text).toContain('This delivery has changed in the meantime')
  expect(await nextDate()).toBe(skipped)

  const address = (await shopper.get(PAGE)).text
  const addressId = /name="addressId"[^>]*>\s*<option value="([^"]+)"/.exec(address)?.[1] ?? ''
  expect(await shownAfter('address', { addressId })).toContain('sent to the address you chose')

  expect(await shownAfter('send-now', { nextDate: skipped })).toContain('is being packed now')
  expect(await shownAfter('pause')).toContain('is paused. Nothing is sent until you resume it.')
  expect(await shownAfter('resume')).toContain('has resumed. Next delivery')

  const other = await openSignedIn('active@members.example')
  const refused = await other.form(`${PAGE}/pause`, { subscriptionId })
  const unknown = await other.form(`${PAGE}/pause`, { subscriptionId: 'sub_unknown' })
  expect([refused.status, unknown.status]).toEqual([422, 422])
  expect(refused.text).toContain('We can’t find this delivery among yours.')
  expect(await nextDate()).not.toBe('')

  // The service's requests do not identify their shopper, and no other test uses it.
  const match = { path: '/services/subscriptions' }
  const fault = { kind: 'status', status: 503 }
  const planned = await control('POST', '/faults', { match, times: 20, fault })
  const failed = await send('pause')
  expect(failed.status).not.toBe(303)
  const unreadable = await shopper.get(PAGE)
  expect(unreadable.status).toBe(503)
  expect(unreadable.text).toContain('We’re having trouble loading your info.')
  const { id } = v.parse(v.object({ id: v.string() }), planned)
  await control('DELETE', `/faults/${id}`)

  expect(await shownAfter('cancel', { reason: 'moving' })).toContain('Nothing more will be sent.')
  const repeated = ['moving', 'other'].map((reason) => send('cancel', { reason }))
  expect((await Promise.all(repeated)).map(({ status }) => status)).toEqual([303, 303])
  expect((await send('resume')).status).toBe(422)
})

test('a customer switches later deliveries to another available variant', async () => {
  const store = openStore({}, 2)
  const shopper = await openSignedIn('subscriber@shoppers.example', { store })
  // A catalog that does not answer does not make variants unavailable.
  const outage = { kind: 'status', status: 503 } as const
  const repair = await shopper.breaks('/products', outage, { times: 50 })
  const unread = await shopper.get(PAGE, { isolate: 1 })
  expect(unread.text).toContain('A product we can’t show right now')
  expect(unread.text).not.toContain('no longer carry')
  await repair()
  const { text: authorization } = await shopper.request('/ordergroove-auth', { headers: SCRIPT })
  const started = await fetch(`${SANDBOX}/services/subscriptions/subscriptions/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ product: 'JW2014F', quantity: 1, site: 'us', every: 1 }),
  })
  const { public_id: subscriptionId } = await started.json<{ public_id: string }>()
  const formIn = (text: string) =>
    text.split('<form').find((each) => each.includes('/variant"') && each.includes(subscriptionId))
  const change = (productId: string) =>
    shopper.form(`${PAGE}/variant`, { subscriptionId, productId })

  const before = formIn((await shopper.get(PAGE)).text) ?? ''
  expect(before).toMatch(/<option value="JW2014F" selected=""/)
  expect(before).toContain('value="JW2014T"')
  const { status, to, text } = await change('JW2014T')
  expect(status, text).toBe(303)
  const after = (await shopper.get(to ?? '')).text
  expect(after).toContain('From now on you get')
  expect(formIn(after)).toMatch(/<option value="JW2014T" selected=""/)

  // A product without auto-refresh is rejected, and nothing changes.
  expect((await change('JW0801')).status).toBe(422)
  expect(formIn((await shopper.get(PAGE)).text)).toMatch(/<option value="JW2014T" selected=""/)
  await shopper.form(`${PAGE}/cancel`, { subscriptionId, reason: 'other' })
})

test('only scripts of the shop receive the customer’s signature for the service', async () => {
  const path = '/ordergroove-auth'
  const customer = await openSignedIn('subscriber@shoppers.example')
  const ask = (shopper: typeof customer, headers: Record<string, string>) =>
    shopper.request(path, { headers })
  const { response, text } = await ask(customer, SCRIPT)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const authorization = { headers: { authorization: text } }
  const answer = await fetch(`${SANDBOX}/services/subscriptions/subscriptions/`, authorization)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('"results":[{')

  const opened = await ask(customer, {
    ...SCRIPT,
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  })
  expect(opened.to).toBe(PAGE)
  for (const site of ['cross-site', 'same-site']) {
    const foreign = await ask(customer, { ...SCRIPT, 'sec-fetch-site': site })
    expect([foreign.to, foreign.text]).toEqual([PAGE, ''])
  }
  const guest = openShopper(openStore())
  const refused = await ask(guest, SCRIPT)
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('sign-in-required')
  expect((await ask(guest, {})).to).toContain('/login')
})
