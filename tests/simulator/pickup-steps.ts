import { seeAdded } from './bag-steps.ts'
import { change, readBag, type Shopper } from './shopper.ts'

/** Stores of the American site. */
const STORES = ['1101', '1102', '1103'] as const

/** Chooses a store, to which what is already picked up elsewhere moves. */
export async function chooseStore(shopper: Shopper) {
  const { browser, random, hasScripts } = shopper
  const storeId = random.oneOf(STORES)
  await change(shopper, (sending) =>
    hasScripts
      ? browser.api('PUT', '/store', { input: { storeId, isConfirmed: true }, ...sending })
      : browser.form('/store-locator/choose', { storeId, confirmed: 'yes' }, sending),
  )
  // A store may lack what was picked up in another one.
  shopper.bag = null
  await readBag(shopper)
}

/** Adds something that is picked up in the chosen store. */
export async function addForPickup(shopper: Shopper) {
  const { browser, random, favorites, hasScripts } = shopper
  const productId = random.oneOf(favorites)
  const item = { productId, fulfillment: 'pickup' }
  const answer = await change(shopper, (sending) =>
    hasScripts
      ? browser.api('POST', '/bag/items', { input: { ...item, quantity: 1 }, ...sending })
      : browser.form('/cart/add', { ...item, quantity: '1' }, sending),
  )
  await seeAdded(shopper, answer, { productId, quantity: 1 })
}

/** Ships what would be picked up, or the other way around. */
export async function switchFulfillment(shopper: Shopper) {
  const { browser, random, lines, invariants, name } = shopper
  const [first, ...rest] = lines.filter((line) => line.hasOtherWay && !line.otherObstacle)
  if (!first) return
  const line = random.oneOf([first, ...rest])
  const fulfillment = line.fulfillment === 'pickup' ? 'shipping' : 'pickup'
  const answer = await change(shopper, (sending) =>
    browser.form('/cart/fulfillment', { lineId: line.id, fulfillment }, sending),
  )
  if (!answer || answer.status >= 400) return void (shopper.bag = null)
  if (!(await readBag(shopper))) return
  const moved = shopper.lines.filter(({ productId }) => productId === line.productId)
  if (moved.length === 0 || moved.some((each) => each.fulfillment === fulfillment)) return
  invariants.fail('bag kept', `${answer.id} did not move ${line.productId} to ${fulfillment}`, name)
}
