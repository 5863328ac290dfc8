import type { BasketFacts } from '../baskets/basket-facts.ts'
import { isOverLimit, purchaseLimit, requireSellable, requireStock } from '../baskets/line-facts.ts'
import { notAvailable } from '../baskets/basket-problems.ts'
import type { AddressField, BasketDocument, OrderAddress } from '../baskets/model.ts'
import type { PricedBasket } from '../pricing/model.ts'
import { badRequest } from '../problems.ts'
import type { Site } from '../sites.ts'

const REQUIRED: AddressField[] = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
]

/** @throws ProblemError that says what the basket lacks to become an order. */
export function requireComplete(basket: BasketDocument, priced: PricedBasket) {
  const [shipment] = basket.shipments
  if (basket.lines.length === 0) throw missing('productItems', 'The basket is empty.')
  if (basket.email === '') throw missing('email', 'The basket has no e-mail address.')
  requireAddress(shipment?.shippingAddress ?? null, 'shippingAddress')
  if (priced.shipping === null) {
    throw missing('shippingMethod', 'The basket has no shipping method that goes to its address.')
  }
  requireAddress(basket.billingAddress, 'billingAddress')
  if (basket.paymentInstruments.length !== 1) {
    throw missing('paymentInstruments', 'The basket needs exactly one payment instrument.')
  }
  if (priced.orderTotal === null) throw missing('orderTotal', 'The total cannot be worked out.')
  return priced.orderTotal
}

/** @throws ProblemError for the first product that cannot be had as ordered. */
export function requireAvailable(basket: BasketDocument, facts: BasketFacts, site: Site) {
  for (const { productId } of basket.lines) {
    requireSellable(productId, facts.products, site)
    requireStock(productId, basket.lines, facts.products)
    if (isOverLimit(productId, basket.lines, facts.products)) {
      throw notAvailable(productId, purchaseLimit(productId, facts.products))
    }
  }
}

function requireAddress(address: OrderAddress | null, name: string) {
  const absent = REQUIRED.filter((field) => address?.fields[field] === undefined)
  if (absent.length === 0) return
  throw missing(name, `The ${name} lacks ${absent.join(', ')}.`)
}

const missing = (parameter: string, detail: string) => badRequest(detail, { parameter })
