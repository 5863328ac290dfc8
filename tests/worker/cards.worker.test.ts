import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { cardToken, openShopper, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const PAGE = '/my-account/payment-methods'

async function newCustomer() {
  const shopper = openShopper(openStore())
  await registered(shopper)
  return shopper
}

const send = (shopper: Shopper, action: string, fields: Record<string, string>) =>
  shopper.form(`${PAGE}/${action}`, fields)

async function startSubscription(shopper: Shopper, instrumentId: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
  const { text: authorization } = await shopper.request('/ordergroove-auth', { headers })
  const card = { cc_type: 'Visa', cc_number_ending: '1111', cc_exp_date: '12/2030' }
  const payment = { token_id: instrumentId, ...card }
  const { status } = await fetch(`${SANDBOX}/services/subscriptions/subscriptions/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ product: 'JW2014F', quantity: 1, site: 'us', every: 1, payment }),
  })
  expect(status).toBe(201)
}

const idsIn = (text: string) => [
  ...new Set([...text.matchAll(/name="instrumentId" value="([\w-]+)"/g)].map(([, id = '']) => id)),
]

test('a customer saves a card at the provider once, and removes it', async () => {
  const shopper = await newCustomer()
  const empty = await shopper.get(PAGE)
  expect(empty.text).toContain('No cards yet')
  const policy = empty.response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/frame-src http/)
  expect(policy).not.toContain('strict-dynamic')

  const token = await cardToken()
  expect(await send(shopper, 'add', { token })).toMatchObject({
    status: 303,
    to: `${PAGE}?done=card-added`,
  })
  const { text } = await shopper.get(`${PAGE}?done=card-added`)
  expect(text).toMatch(/ending in \d{4}/)
  expect(text).toContain('Preferred')
  expect(text).not.toContain(token)
  expect(text).not.toContain('kept_')

  // The same card with another token is stored once.
  const again = await send(shopper, 'add', { token: await cardToken() })
  expect(again.to).toBe(`${PAGE}?done=card-known`)
  const [id = ''] = idsIn((await shopper.get(PAGE)).text)
  expect(idsIn((await shopper.get(PAGE)).text)).toEqual([id])

  const other = await newCustomer()
  expect((await send(other, 'prefer', { instrumentId: id })).status).toBe(422)
  expect((await send(other, 'remove', { instrumentId: id })).to).toBe(`${PAGE}?done=card-removed`)
  expect(idsIn((await shopper.get(PAGE)).text)).toEqual([id])

  expect((await send(shopper, 'remove', { instrumentId: id })).to).toBe(`${PAGE}?done=card-removed`)
  expect((await shopper.get(PAGE)).text).toContain('No cards yet')
})

test('removing a card that pays a subscription needs the customer’s confirmation', async () => {
  const shopper = await newCustomer()
  await send(shopper, 'add', { token: await cardToken() })
  const [instrumentId = ''] = idsIn((await shopper.get(PAGE)).text)
  await startSubscription(shopper, instrumentId)
  const stopped = await send(shopper, 'remove', { instrumentId })
  expect(stopped.status).toBe(422)
  expect(stopped.text).toContain('This card pays for your Scent Scription')
  expect(stopped.text).toContain('href="/my-account/scent-scription"')
  expect(idsIn((await shopper.get(PAGE)).text)).toContain(instrumentId)

  const confirmation = /<form(?:(?!<\/form>).)*name="isConfirmed" value="on".*?<\/form>/s.exec(
    stopped.text,
  )
  expect(confirmation?.[0]).toContain(`value="${instrumentId}"`)
  const removed = await send(shopper, 'remove', { instrumentId, isConfirmed: 'on' })
  expect(removed.to).toBe(`${PAGE}?done=card-removed`)
  expect(idsIn((await shopper.get(PAGE)).text)).not.toContain(instrumentId)
})

test('reports a card that was removed in another tab', async () => {
  const shopper = await newCustomer()
  await send(shopper, 'add', { token: await cardToken() })
  const [instrumentId = ''] = idsIn((await shopper.get(PAGE)).text)
  await send(shopper, 'remove', { instrumentId })
  const { status, text } = await send(shopper, 'prefer', { instrumentId })
  expect(status).toBe(422)
  expect(text).toContain('That choice is no longer saved')
})

test('a card unknown to the provider is not saved, and card numbers are never accepted', async () => {
  const shopper = await newCustomer()
  const unknown = await send(shopper, 'add', { token: 'card_unknown_token' })
  expect(unknown.status).toBe(422)
  expect(unknown.text).toContain('No card was saved. Please enter it again.')
  expect(unknown.text).not.toContain('card_unknown_token')
  expect((await send(shopper, 'add', { token: '4111111111111111' })).status).toBe(422)
  const repair = await shopper.breaks('/payment-instruments', { kind: 'status', status: 400 })
  const rejected = await send(shopper, 'add', { token: await cardToken() })
  await repair()
  expect(rejected.status).toBe(422)
  expect(rejected.text).not.toContain('This link no longer works')
  expect((await shopper.get(PAGE)).text).toContain('No cards yet')
})

test('without JavaScript the card is entered on the provider’s page, whose answer works once and only in this session', async () => {
  const shopper = await newCustomer()
  const started = await send(shopper, 'provider', { token: '' })
  expect(started.status).toBe(303)
  const page = new URL(started.to ?? '')
  const state = page.searchParams.get('state') ?? ''
  expect(new URL(page.searchParams.get('return') ?? '').pathname).toBe(`${PAGE}/return`)
  const query = new URLSearchParams({ state, token: await cardToken() })

  const other = await newCustomer()
  expect((await other.get(`${PAGE}/return?${query}`)).to).toBe(`${PAGE}?done=card-failed`)
  expect((await shopper.get(`${PAGE}/return?${query}`)).to).toBe(`${PAGE}?done=card-added`)
  expect(idsIn((await shopper.get(PAGE)).text)).toHaveLength(1)
  const guest = openShopper(openStore())
  expect((await guest.get(`${PAGE}/return?${query}`)).to).toMatch(/^\/login/)
})
