import * as v from 'valibot'

import { Checkout, Order, PlacedOrder } from '#shared/checkout/checkout.ts'

import type { Answer } from './browser.ts'
import {
  bodyOf,
  change,
  problemOf,
  readBag,
  seeBag,
  type Purchase,
  type Shopper,
} from './shopper.ts'

const CONFIRMATION = '/checkout/confirmation/'
const MOST_PRESSES = 4

/** Goes through the checkout, and orders. */
export async function buy(shopper: Shopper) {
  const units = [...(shopper.bag ?? [])].filter(([, quantity]) => quantity > 0)
  if (units.length === 0) return
  const purchase = newPurchase(shopper)
  if (!(await fillIn(shopper, purchase))) return
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const outcome = await confirm(shopper, purchase)
    if (outcome === 'over') return
    await shopper.world.timeline.sleep(shopper.random.between(500, 6_000))
  }
}

function newPurchase(shopper: Shopper): Purchase {
  const { canary, purchases } = shopper
  const email = `${canary.toLowerCase()}.${purchases.length}@mail.example`
  const purchase: Purchase = {
    email,
    confirmed: [],
    told: null,
    toldTotal: null,
    isUnknown: false,
    isCanceled: false,
    returned: 0,
    isReturnUnknown: false,
  }
  purchases.push(purchase)
  return purchase
}

/** Fills in address, shipping method and card. @returns whether the order can be placed */
async function fillIn(shopper: Shopper, { email }: Purchase): Promise<boolean> {
  const { browser, canary, random, hasScripts } = shopper
  const address = {
    firstName: canary,
    lastName: 'Ruiz',
    address1: `12 ${canary} Lane`,
    city: 'Columbus',
    stateCode: 'OH',
    postalCode: '43215',
  }
  const person = { pickupFirstName: canary, pickupLastName: 'Ruiz', pickupPhone: '614-555-0188' }
  const isShipped = shopper.lines.some(({ fulfillment }) => fulfillment === 'shipping')
  /** @returns whether it is saved */
  const save = async (what: 'address' | 'method', input: Record<string, string>) => {
    const answer = await change(shopper, (sending) =>
      hasScripts
        ? browser.api('PUT', `/checkout/shipping-${what}`, { input, ...sending })
        : browser.form(`/checkout/shipping/${what}`, input, sending),
    )
    return answer?.status === (hasScripts ? 200 : 303)
  }
  if (!(await save('address', { email, ...person, ...address }))) return false
  if (isShipped && !(await save('method', { methodId: 'standard' }))) return false
  if (random.isSo(0.3)) await payByGiftCard(shopper)
  const billing = isShipped
    ? { sameAsShipping: true }
    : { ...address, sameAsShipping: false, countryCode: 'US' }
  return pay(shopper, billing)
}

/** Enters a card, which may be declined later. @returns whether it is saved */
async function pay(shopper: Shopper, billing: object) {
  const { browser, random } = shopper
  const card = random.isSo(0.1) ? '4000000000000002' : '4111111111111111'
  const token = await cardToken(shopper, card)
  if (!token) return false
  const paid = await change(shopper, (sending) =>
    browser.api('PUT', '/checkout/payment', { input: { token, billing }, ...sending }),
  )
  return paid?.status === 200
}

/** Pays a part of the order by gift card, if anything is left on it. */
const payByGiftCard = (shopper: Shopper) =>
  change(shopper, (sending) =>
    shopper.browser.form(
      '/checkout/billing/gift-cards/apply',
      { cardNumber: shopper.giftCard },
      sending,
    ),
  )

/** A token from the provider's card field, which is not part of the shop. */
async function cardToken({ world, canary }: Shopper, cardNumber: string) {
  const body = { cardNumber, expiry: '12/30', securityCode: '123', holder: canary }
  const answer = await world.callCommerce('/payments/v1/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  const parsed = v.safeParse(v.object({ token: v.string() }), JSON.parse(answer.text))
  return parsed.success ? parsed.output.token : null
}

const Reviewed = v.nullable(v.union([Checkout, PlacedOrder]))

/** Reads the review, and presses the button. `over`: it is ordered, or cannot be. */
async function confirm(shopper: Shopper, purchase: Purchase): Promise<'over' | 'again'> {
  const answer = await shopper.browser.api('GET', '/checkout/review')
  if (answer.status !== 200) return 'again'
  const review = bodyOf(shopper, Reviewed, answer)
  if (!review) return 'over'
  if ('kind' in review) return ordered(shopper, purchase, review)
  if (answer.isAlone) seeBag(shopper, review.bag, answer)
  const isReady = review.bag.lines.every((line) => line.availability === 'available')
  return isReady && review.openStep === 'review' ? press(shopper, purchase, review) : 'over'
}

async function press(shopper: Shopper, purchase: Purchase, review: Checkout) {
  const { browser, random, world } = shopper
  const [total, due] = [review.bag.total.minorUnits, review.due.minorUnits]
  purchase.confirmed.push(total)
  await world.timeline.sleep(random.between(100, 5_000))
  const isForm = !shopper.hasScripts || random.isSo(0.3)
  const placed = await change(shopper, (sending) =>
    isForm
      ? browser.form('/checkout/review/order', { total: `${total}`, due: `${due}` }, sending)
      : browser.api('POST', '/orders', { input: { total, due }, ...sending }),
  )
  if (!placed) {
    purchase.isUnknown = true
    shopper.bag = null
    return 'again'
  }
  const outcome = outcomeOf(shopper, placed)
  if (outcome) return ordered(shopper, purchase, outcome)
  return isForm || problemOf(placed) === 'price-changed' ? 'again' : 'over'
}

/** The order that an answer names, if any. */
function outcomeOf(shopper: Shopper, answer: Answer): PlacedOrder | null {
  if (answer.status === 200) return bodyOf(shopper, PlacedOrder, answer)
  if (answer.status !== 303 || !answer.to?.startsWith(CONFIRMATION)) return null
  const name = answer.to.slice(CONFIRMATION.length).split('?')[0] ?? ''
  const parsed = v.safeParse(
    PlacedOrder,
    name === 'received' ? { kind: 'received' } : { kind: 'placed', orderNo: name },
  )
  return parsed.success ? parsed.output : null
}

async function ordered(shopper: Shopper, purchase: Purchase, placed: PlacedOrder): Promise<'over'> {
  purchase.isUnknown = false
  purchase.told = placed.kind === 'placed' ? placed.orderNo : 'received'
  shopper.bag = new Map()
  shopper.lines = []
  if (placed.kind === 'placed') await readOrder(shopper, purchase, placed.orderNo)
  await readBag(shopper)
  return 'over'
}

async function readOrder(shopper: Shopper, purchase: Purchase, orderNo: string) {
  const answer = await shopper.browser.api('GET', `/orders/${orderNo}`)
  if (answer.status !== 200) return
  const order = bodyOf(shopper, Order, answer)
  if (order) purchase.toldTotal = order.bag.total.minorUnits
}

/** Cancels the latest order. Only customers may. */
export async function cancel(shopper: Shopper) {
  const { browser, purchases, signedInAs } = shopper
  const purchase = purchases.findLast(({ told }) => told !== null && told !== 'received')
  if (!purchase?.told || purchase.isCanceled || signedInAs === null) return
  const orderNo = purchase.told
  const answer = await change(shopper, (sending) =>
    browser.form('/my-account/orders/cancel', { orderNo }, sending),
  )
  if (answer?.status === 303 && answer.to?.includes('canceled')) purchase.isCanceled = true
}

/** Opens pages about orders. */
export async function lookAtOrders({ browser, purchases }: Shopper) {
  await browser.get('/my-account/order-history')
  const told = purchases.at(-1)?.told
  if (told) await browser.get(`${CONFIRMATION}${told}`)
}
