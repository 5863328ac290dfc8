import * as v from 'valibot'
import { expect } from 'vitest'

import { shopFor } from './agents.ts'
import { newGiftCard } from './bought-gift-card.ts'
import { registered } from './customers.ts'
import { openedIn, type OpenCheckout } from './order-schedules.ts'
import { BILLING, choose, CONTACT, EASTON, pickUp, SOAP } from './pickup.ts'
import { cardToken, openShopper, pay, US_ADDRESS, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore, type Store } from './store.ts'

/** A kind of order that uses something up, once per order: a payment, a redemption, or stock at a store. */
export interface OrderKind {
  /** Completes a checkout up to the order button. Without a given product, each kind uses a different one. */
  complete(shopper: Shopper, card: string, productId?: string): Promise<OrderForm>
  /**
   * Expects that the shopper's orders have used up nothing, or everything once. The charge is counted for every kind.
   */
  expectTaken(shopper: Shopper, times: 0 | 1, form: OrderForm): Promise<void>
}

interface OrderForm {
  fields?: Record<string, string>
  coupon?: string
  giftCard?: string
  /** The amount charged to the card (minor units), if it is not the total. */
  due?: number
}

const Takings = v.object({
  charges: v.array(v.object({ orderNo: v.string(), amount: v.number() })),
  redemptions: v.number(),
  units: v.number(),
})

/** The shopper's charges, orders and redemptions, read from provider and service. */
export async function readTakings({ name }: Shopper, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ session: name, ...more })
  return v.parse(Takings, await control('GET', `/takings?${query}`))
}

/** An isolated checkout of one kind in a shop of two isolates. */
export async function openKind(
  kind: OrderKind,
  card: string,
  { store = openStore({}, 2), productId }: { store?: Store; productId?: string } = {},
) {
  const shopper = openShopper(store)
  const form = await kind.complete(shopper, card, productId)
  const { bag, openStep } = await shopper.checkout('review')
  expect(openStep).toBe('review')
  const checkout: OpenCheckout = openedIn(store, shopper, bag.total.minorUnits)
  return { checkout: { ...checkout, ...(form.fields && { fields: form.fields }) }, form }
}

async function toShipping(shopper: Shopper) {
  done(await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS))
  done(await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' }))
}

export const savedCard: OrderKind = {
  async complete(shopper, card, productId = 'JW0801') {
    await registered(shopper)
    await shopper.form('/my-account/payment-methods/add', { token: await cardToken(card) })
    done(await shopper.add(productId))
    await toShipping(shopper)
    const { text } = await shopper.get('/checkout/billing')
    const instrumentId = /name="instrumentId"[^>]*value="([\w-]+)"/.exec(text)?.[1] ?? ''
    const paid = await shopper.form('/checkout/billing/saved', { instrumentId })
    expect(paid, paid.text).toMatchObject({ to: '/checkout/review' })
    return {}
  },
  expectTaken: async () => {},
}

const reward: OrderKind = {
  async complete(shopper, card) {
    await registered(shopper)
    await shopper.form('/loyalty-rewards/join/accept', { postalCode: '43215', terms: 'on' })
    const offered = async (action: string) => {
      const forms = (await shopper.get('/my-account/wallet')).text.split('<form')
      const form = forms.find((each) => each.includes(`/wallet/${action}"`)) ?? ''
      return { offerId: /name="offerId" value="([^"]+)"/.exec(form)?.[1] ?? '' }
    }
    await shopper.form('/my-account/wallet/activate', await offered('activate'))
    done(await shopper.add('JW0801'))
    const applied = await shopper.form('/my-account/wallet/apply', await offered('apply'))
    expect(applied, applied.text).toMatchObject({ status: 303 })
    await toShipping(shopper)
    await pay(shopper, card)
    const [coupon] = (await shopper.bag()).coupons
    return { coupon: coupon?.code ?? '' }
  },
  async expectTaken(shopper, times, { coupon = '' }) {
    expect(coupon).not.toBe('')
    expect((await readTakings(shopper, { code: coupon })).redemptions).toBe(times)
  },
}

const IN_EASTON = { product: SOAP, inventoryId: 'invStoreB' }
let unitsBefore: number | null = null
let taken = 0

/** Orders of other tests use other stores, so that units can be counted. */
export const pickup: OrderKind = {
  async complete(shopper, card, productId = SOAP) {
    choose(shopper, EASTON)
    if (unitsBefore === null) {
      const { product, ...stock } = { ...IN_EASTON, units: 40 }
      await control('PUT', `/store-stock/${product}`, stock)
      unitsBefore = stock.units
    }
    done(await pickUp(shopper, productId))
    await shopper.form('/checkout/shipping/address', CONTACT)
    const token = await cardToken(card)
    done(await shopper.api('PUT', '/checkout/payment', { token, billing: BILLING }))
    return {}
  },
  async expectTaken(shopper, times) {
    taken += times
    expect((await readTakings(shopper, IN_EASTON)).units).toBe((unitsBefore ?? 0) - taken)
  },
}

export const autoRefresh: OrderKind = {
  async complete(shopper, card, productId = 'FXAR') {
    await registered(shopper)
    const item = { productId, quantity: 1, refreshMonths: 2 }
    done(await shopper.api('POST', '/bag/items', item))
    await toShipping(shopper)
    const token = await cardToken(card)
    const billing = { sameAsShipping: true }
    done(await shopper.api('PUT', '/checkout/payment', { token, billing, saveCard: true }))
    return { fields: { refreshTerms: 'on' } }
  },
  async expectTaken(shopper, times) {
    const { text } = await shopper.get('/my-account/scent-scription')
    expect(text.split('/scent-scription/skip"')).toHaveLength(times + 1)
  },
}

const GIFT_CARD_DOLLARS = 5

export const giftCardAndCard: OrderKind = {
  async complete(shopper, card, productId = 'JW0801') {
    const giftCard = await newGiftCard(GIFT_CARD_DOLLARS)
    done(await shopper.add(productId))
    await toShipping(shopper)
    const fields = { cardNumber: giftCard }
    const applied = await shopper.form('/checkout/billing/gift-cards/apply', fields)
    expect(applied, applied.text).toMatchObject({ status: 303 })
    await pay(shopper, card)
    const due = (await shopper.checkout('review')).due.minorUnits
    return { giftCard, due, fields: { due: String(due) } }
  },
  async expectTaken(_shopper, times, { giftCard = '' }) {
    const visitor = openShopper(openStore())
    const { text } = await visitor.form('/giftcards/balance/check', { cardNumber: giftCard })
    expect(text).toContain(`<p class="amount">$${(1 - times) * GIFT_CARD_DOLLARS}.00`)
  },
}

/** An agent who shops for a customer. */
export const agentOrder: OrderKind = {
  async complete(shopper, card, productId = 'JW0801') {
    const email = await registered(openShopper(openStore()))
    await shopFor(shopper, email)
    done(await shopper.add(productId))
    await toShipping(shopper)
    await pay(shopper, card)
    return {}
  },
  expectTaken: async () => {},
}

export const ORDER_KINDS: Readonly<Record<string, OrderKind>> = {
  'a saved card': savedCard,
  'a reward': reward,
  'a pickup': pickup,
  'an auto-refresh': autoRefresh,
  'a gift card and a card': giftCardAndCard,
}

function done({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`${status} ${text}`)
}
