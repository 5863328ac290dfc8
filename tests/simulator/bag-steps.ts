import { Bag } from '#shared/bag/bag.ts'

import type { Answer } from './browser.ts'
import { PRODUCTS } from './products.ts'
import { bodyOf, change, readBag, seeBag, type Shopper } from './shopper.ts'

const PAGES = [
  '/',
  '/search?q=candle',
  '/search?q=soap',
  '/cart',
  '/store-locator',
  '/ca',
  '/ca/fr',
  '/customer-care/order-status',
  '/giftcards',
  '/checkout/review',
  '/my-account',
  '/no-such-page',
] as const

const API_READS = [
  '/navigation',
  '/suggestions?q=can',
  '/search?q=candle',
  '/recommendations',
  '/products/JW0801',
  '/preferences',
] as const

/** Looks around, as one tab or several at once. */
export async function browse({ browser, random }: Shopper) {
  const one = () =>
    random.isSo(0.4)
      ? browser.get(random.oneOf(PAGES))
      : browser.api('GET', random.oneOf(API_READS))
  await Promise.all(Array.from({ length: random.between(1, 2) }, one))
}

export async function add(shopper: Shopper) {
  const { browser, random, favorites, hasScripts } = shopper
  const productId = random.oneOf(random.isSo(0.7) ? favorites : PRODUCTS)
  const quantity = random.between(1, 2)
  const isForm = !hasScripts || random.isSo(0.15)
  const answer = await change(shopper, (sending) =>
    isForm
      ? browser.form('/cart/add', { productId, quantity: String(quantity) }, sending)
      : browser.api('POST', '/bag/items', { input: { productId, quantity }, ...sending }),
  )
  await seeAdded(shopper, answer, { productId, quantity })
}

/** Expects a product in the bag according to the answer to adding it. */
export async function seeAdded(
  shopper: Shopper,
  answer: Answer | null,
  { productId, quantity }: { productId: string; quantity: number },
) {
  if (!answer) return void (shopper.bag = null)
  if (answer.status >= 400) return
  const before = shopper.bag
  shopper.bag = before && new Map(before).set(productId, (before.get(productId) ?? 0) + quantity)
  // The answer to a form has no bag.
  if (answer.status !== 200) return void (await readBag(shopper))
  const bag = bodyOf(shopper, Bag, answer)
  if (!bag) return
  if (bag.limited !== undefined || bag.notAdded) shopper.bag = null
  seeBag(shopper, bag, answer)
}

export async function changeQuantity(shopper: Shopper) {
  const { browser, random } = shopper
  const [first, ...rest] = shopper.lines.filter((line) => !line.isBonus && !line.giftCard)
  if (!first) return
  const line = random.oneOf([first, ...rest])
  const quantity = random.between(0, 3)
  const isForm = !shopper.hasScripts || random.isSo(0.1)
  const answer = await change(shopper, (sending) =>
    isForm
      ? browser.form('/cart/update', { lineId: line.id, quantity: String(quantity) }, sending)
      : browser.api('PATCH', `/bag/items/${line.id}`, { input: { quantity }, ...sending }),
  )
  if (!answer) return void (shopper.bag = null)
  // The line may be gone: another tab, an order, or an attempt whose answer was lost may have removed it.
  if (answer.status >= 400) return void (shopper.bag = null)
  const before = shopper.bag
  const others = (before?.get(line.productId) ?? 0) - line.quantity
  shopper.bag = before && new Map(before).set(line.productId, others + quantity)
  if (isForm) return void (await readBag(shopper))
  const bag = bodyOf(shopper, Bag, answer)
  if (bag) seeBag(shopper, bag, answer)
}

const COUPONS = ['WELCOME10', 'FIRSTLIGHT', 'NOSUCHCODE'] as const

export async function enterCoupon(shopper: Shopper) {
  const { browser, random, hasScripts } = shopper
  if (!shopper.bag || shopper.bag.size === 0) return
  const code = random.oneOf(COUPONS)
  const answer = await change(shopper, (sending) =>
    hasScripts
      ? browser.api('POST', '/bag/coupons', { input: { code }, ...sending })
      : browser.form('/cart/coupons/add', { code }, sending),
  )
  if (answer?.status === 303) await readBag(shopper)
  if (answer?.status !== 200) return
  const bag = bodyOf(shopper, Bag, answer)
  if (bag) seeBag(shopper, bag, answer)
}

/** Two tabs add at the same time. */
export async function addInTwoTabs(shopper: Shopper) {
  const { browser, random, bag } = shopper
  const ids = [random.oneOf(PRODUCTS), random.oneOf(PRODUCTS)]
  shopper.bag = null
  const answers = await Promise.all(
    ids.map((productId) =>
      browser.api('POST', '/bag/items', { input: { productId, quantity: 1 } }),
    ),
  )
  const isCertain = answers.every(({ status }) => status === 200 || (status >= 400 && status < 429))
  if (bag && isCertain) {
    const expected = new Map(bag)
    ids.forEach((id, index) => {
      if (answers[index]?.status === 200) expected.set(id, (expected.get(id) ?? 0) + 1)
    })
    // A first change in two tabs at once makes two sessions, of which the browser keeps one.
    if (bag.size > 0) shopper.bag = expected
  }
  await readBag(shopper)
}
