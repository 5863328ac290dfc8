import { expect, test } from 'vitest'

import {
  addGift,
  cardToken,
  newIdempotencyKey,
  openShopper,
  placeOrder,
  readyToOrder,
  US_ADDRESS,
  type Shopper,
} from './purchase.ts'
import { openKv, RECOVERY_MS } from './shop.ts'
import { openStore } from './store.ts'

/** Each makes at least three requests. */
const SHOPPERS = 170
const AT_ONCE = 16
/** Every eighth shopper opens the checkout, because a page costs as much as all other requests together. */
const PAGE_EVERY = 8

interface Answer {
  response: Response
  text: string
}

/** The comparable parts of a response: all but nonces, idempotency keys and the given ids. */
const essence = ({ response, text }: Answer, own: readonly string[]) => ({
  status: response.status,
  headers: [...response.headers]
    .filter(([name]) => !['set-cookie', 'content-security-policy'].includes(name))
    .map(([name, value]) => `${name}: ${value}`),
  setsCookie: response.headers.has('set-cookie'),
  text: own
    .reduce((rest, word) => rest.replaceAll(word, '…'), text)
    .replace(/nonce="[^"]+"/g, '')
    .replace(/"idempotencyKey":"[^"]+"|name="idempotencyKey" value="[^"]+"/g, ''),
})

/** Requests another shopper's resource and one that never existed, and compares the responses. */
async function expectAlike(foreign: string, unknown: string, ask: (id: string) => Promise<Answer>) {
  const theirs = await ask(foreign)
  const missing = await ask(unknown)
  expect(essence(theirs, [foreign])).toEqual(essence(missing, [unknown]))
  return theirs.response
}

/** An id of the same form that does not exist. */
const unlike = (id: string) => `${id.slice(8)}${id.slice(0, 8)}`

async function openPair() {
  const store = openStore({ PUBLIC_ORIGIN: 'http://127.0.0.1:8787' })
  const [victim, attacker] = [openShopper(store), openShopper(store)]
  for (const shopper of [victim, attacker]) {
    await readyToOrder(shopper)
    await shopper.api('POST', '/bag/coupons', { code: 'WELCOME10' })
  }
  return { store, victim, attacker }
}

test('another shopper’s line, gift certificate or coupon is treated like one that does not exist', async () => {
  const { victim, attacker } = await openPair()
  await addGift(victim)
  const before = await victim.bag()
  const own = await attacker.bag()
  const [line] = before.lines
  const [coupon] = before.coupons
  const [certificate] = before.giftCertificates
  if (!line || !coupon || !certificate) throw new Error('the bag of the victim is empty')

  for (const quantity of [0, 2]) {
    const { status } = await expectAlike(line.id, unlike(line.id), (id) =>
      attacker.api('PATCH', `/bag/items/${id}`, { quantity }),
    )
    expect(status).toBe(404)
    await expectAlike(line.id, unlike(line.id), (lineId) =>
      attacker.form('/cart/update', { lineId, quantity: String(quantity) }),
    )
  }
  const { status } = await expectAlike(coupon.id, unlike(coupon.id), (id) =>
    attacker.api('DELETE', `/bag/coupons/${id}`, {}),
  )
  expect(status).toBe(404)
  await expectAlike(coupon.id, unlike(coupon.id), (couponId) =>
    attacker.form('/cart/coupons/remove', { couponId }),
  )
  await expectAlike(certificate.id, unlike(certificate.id), (giftCertificateId) =>
    attacker.form('/cart/gift-certificates/remove', { giftCertificateId }),
  )
  expect(await victim.bag()).toEqual(before)
  expect(await attacker.bag()).toEqual(own)
})

test('another shopper’s order is treated like one that does not exist', async () => {
  const { store, victim, attacker } = await openPair()
  const { bag } = await victim.checkout('review')
  const placed = await placeOrder(victim, bag.total.minorUnits)
  const orderNo = placed.to?.split('/').at(-1) ?? ''
  expect(orderNo).toMatch(/^\d+$/)
  expect((await victim.get(`/checkout/confirmation/${orderNo}`)).status).toBe(200)

  for (const asking of [attacker, openShopper(store)]) {
    for (const path of ['/api/orders/', '/checkout/confirmation/']) {
      const { status } = await expectAlike(orderNo, '99999999', (id) => asking.get(`${path}${id}`))
      expect(status).toBe(404)
    }
  }
})

test('another shopper’s idempotency key is ignored, and the action runs for the caller', async () => {
  const { victim, attacker } = await openPair()
  const idempotencyKey = newIdempotencyKey()
  expect((await victim.add('JW0803', 1, { idempotencyKey })).status).toBe(200)
  const before = await victim.bag()
  const answer = await attacker.add('JW0803', 1, { idempotencyKey })
  expect(answer.status).toBe(200)
  for (const { id } of before.lines) expect(answer.text).not.toContain(id)
  expect((await attacker.bag()).count).toBe(2)
  expect(await victim.bag()).toEqual(before)

  const twin = openShopper(openStore())
  expect((await twin.add('JW0803', 1, { idempotencyKey })).text).not.toContain(before.lines[0]?.id)
  expect((await twin.bag()).count).toBe(1)
})

test('the payment page’s return URL works once, and only for its shopper', async () => {
  const { victim, attacker } = await openPair()
  const sent = await victim.form('/checkout/billing/provider', { sameAsShipping: 'on' })
  const state = new URL(sent.to ?? '').searchParams.get('state') ?? ''
  expect(state).toMatch(/^[\w-]{32,}$/)
  const token = await cardToken()
  const path = (of: string) => `/checkout/billing/return?state=${of}&token=${token}`
  const before = await attacker.checkout('review')

  const { status } = await expectAlike(state, unlike(state), (of) => attacker.get(path(of)))
  expect(status).toBe(400)
  expect(await attacker.checkout('review')).toEqual(before)

  const back = await victim.get(path(state))
  expect(back).toMatchObject({ status: 303, to: '/checkout/review' })
  expect((await victim.get(path(state))).to).toBe('/checkout/review')
  const instruments = (await victim.calls('/payment-instruments')).filter(
    ({ method }) => method === 'POST',
  )
  expect(instruments).toHaveLength(2)
})

test(
  '500 requests of concurrent shoppers in one isolate never see each other’s data',
  { timeout: 240_000 },
  async () => {
    const kv = openKv()
    const store = openStore({ CACHE: kv.openLocation() })
    const cookies = new Set<string>()
    let crossed = 0

    /** Retries a request once, as some responses come too late on a busy machine. */
    const patiently = async (ask: () => Promise<Answer>) => {
      const answer = await ask()
      if (answer.response.status !== 503) return answer
      store.clock.now += RECOVERY_MS
      return ask()
    }
    const visit = async (count: number) => {
      const shopper = openShopper(store)
      const own = `canary-${count}-end`
      const email = `${own}@example.com`
      const quantity = 1 + (count % 3)
      const idempotencyKey = { idempotencyKey: newIdempotencyKey() }
      const added = await patiently(() => shopper.add('JW0801', quantity, idempotencyKey))
      const addressed = await patiently(() =>
        shopper.api('PUT', '/checkout/shipping-address', { ...US_ADDRESS, email }),
      )
      const bag = await patiently(() => shopper.api('GET', '/bag'))
      const pages =
        count % PAGE_EVERY === 0 ? [await patiently(() => shopper.get('/checkout/shipping'))] : []
      expect(JSON.parse(bag.text)).toMatchObject({ count: quantity })
      for (const { text } of [addressed, ...pages]) expect(text).toContain(email)
      for (const { text, response } of [added, addressed, bag, ...pages]) {
        expect(response.status).toBe(200)
        if (foreignIn(text, own) || foreignIn(String([...response.headers]), own)) crossed += 1
      }
      cookies.add(joinCookies(shopper))
    }

    const waiting = Array.from({ length: SHOPPERS }, (_, count) => count)
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        await visit(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))

    expect(crossed).toBe(0)
    expect(cookies.size).toBe(SHOPPERS)
    const stored = JSON.stringify([...kv.stored])
    expect(stored.length).toBeGreaterThan(100)
    expect(stored).not.toMatch(/canary|session|eyJ[\w-]{10,}\.eyJ|Columbus/)
    expect(store.lines.join('')).not.toMatch(/canary|eyJ[\w-]{10,}\.eyJ|Ruiz/)
  },
)

const foreignIn = (text: string, own: string) =>
  (text.match(/canary-\d+-end/g) ?? []).some((canary) => canary !== own)

const joinCookies = ({ jar }: Shopper) => [...jar.values()].join()
