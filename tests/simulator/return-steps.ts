import * as v from 'valibot'

import { change, type Shopper } from './shopper.ts'

const TWO_DAYS = 49 * 3_600_000

const Managed = v.object({ management: v.pipe(v.string(), v.parseJson(), v.unknown()) })
const Returns = v.object({ returns: v.optional(v.array(v.object({ quantity: v.number() })), []) })

/** Sends back a unit of an order that has arrived. */
export async function returnItem(shopper: Shopper) {
  const { browser, purchases, signedInAs } = shopper
  const purchase = purchases.findLast(({ told }) => told !== null && told !== 'received')
  if (!purchase?.told || purchase.isCanceled || signedInAs === null) return
  const orderNo = purchase.told
  deliver(shopper, orderNo)
  const page = await browser.get(`/my-account/order-history/${orderNo}?step=return`)
  const fields = returnFieldsIn(page.text)
  if (!fields) return
  const answer = await change(shopper, (sending) =>
    browser.form('/my-account/orders/return', { orderNo, ...fields }, sending),
  )
  if (!answer) purchase.isReturnUnknown = true
  else if (answer.to?.includes('done=returning')) purchase.returned += 1
}

/** The form that returns a unit of the first line. Null if none can be returned. */
function returnFieldsIn(text: string) {
  const [lineIds, available] = [valueIn(text, 'lineIds'), valueIn(text, 'available')]
  if (!lineIds || !available || available.startsWith('0')) return null
  return { lineIds, available, quantity0: '1' }
}

/** Two days pass for an order, so that it arrives. */
function deliver({ world }: Shopper, orderNo: string) {
  world.sqlite
    .prepare(
      `UPDATE orders SET created_at = created_at - ?, completes_at = completes_at - ?
       WHERE number = ? AND status = 'created' AND completes_at > ?`,
    )
    .run(TWO_DAYS, TWO_DAYS, Number(orderNo), world.timeline.now())
}

const valueIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? null

/** Compares the units that the shop said are returned with the books. */
export function checkReturns({ world, purchases, invariants, name }: Shopper) {
  const read = world.sqlite.prepare('SELECT management FROM orders WHERE number = ?')
  for (const { told, returned, isReturnUnknown } of purchases) {
    if (told === null || told === 'received') continue
    const row = v.safeParse(Managed, read.get(Number(told)))
    if (!row.success) continue
    const { returns } = v.parse(Returns, row.output.management)
    const units = returns.reduce((sum, { quantity }) => sum + quantity, 0)
    if (units === returned || (isReturnUnknown && units > returned)) continue
    const detail = `of order ${told}, ${units} units are returned, and ${returned} were told`
    invariants.fail('orders managed', detail, name)
  }
}
