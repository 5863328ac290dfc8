import type { BasketData } from '../baskets/contents/basket-facts.ts'
import {
  isOverLimit,
  isRejectedByShop,
  purchaseLimit,
  requireQuantityInSteps,
  requireSellable,
  requireStock,
} from '../baskets/contents/line-facts.ts'
import { notAvailable } from '../baskets/contents/basket-problems.ts'
import type {
  AddressField,
  BasketDocument,
  BasketLine,
  BasketShipment,
  Caller,
  OrderAddress,
} from '../baskets/contents/model.ts'
import { linesWithStores } from '../baskets/contents/lines-with-store.ts'
import { requireOneStore } from '../baskets/contents/pickup.ts'
import type { PricedBasket } from '../pricing/model.ts'
import { hasRegions } from '../pricing/shipping-methods.ts'
import { badRequest, ProblemError } from '../platform/problems.ts'

const REQUIRED: AddressField[] = [
  'firstName',
  'lastName',
  'address1',
  'city',
  'postalCode',
  'countryCode',
]

/**
 * The basket's total.
 * @throws ProblemError that names the missing parts of the order
 */
export function requireComplete(
  basket: BasketDocument,
  priced: PricedBasket,
  { products }: Pick<BasketData, 'products'>,
): number {
  if (basket.lines.length + basket.giftCertificates.length === 0) {
    throw missing('productItems', 'The basket is empty.')
  }
  requireOnePickup(basket)
  if (basket.email === '') throw missing('email', 'The basket has no e-mail address.')
  const isVirtual = (productId: string) =>
    products.documents.get(productId)?.custom.c_isVirtual === true
  const sent = basket.lines.filter(({ productId }) => !isVirtual(productId))
  for (const shipment of basket.shipments) requireShippable(shipment, sent, priced)
  requireAddress(basket.billingAddress, 'billingAddress')
  if (priced.orderTotal === null) {
    throw basket.externalTaxes
      ? taxesMissing()
      : missing('orderTotal', 'The total cannot be worked out.')
  }
  return priced.orderTotal
}

function requireOnePickup(basket: BasketDocument) {
  const { store } = linesWithStores(basket, basket.lines).find((line) => line.store !== null) ?? {}
  if (store) requireOneStore(basket, store)
}

/** Neither pickups nor e-mailed items need an address. */
function requireShippable(
  { shipmentId, shippingAddress, fromStoreId }: BasketShipment,
  sent: BasketLine[],
  priced: PricedBasket,
) {
  const isUsed = sent.some((line) => line.shipmentId === shipmentId)
  if (!isUsed || fromStoreId !== null) return
  requireAddress(shippingAddress, 'shippingAddress')
  if (priced.shipments.find((each) => each.shipmentId === shipmentId)?.shipping) return
  throw missing('shippingMethod', 'The basket has no shipping method that goes to its address.')
}

/** @throws ProblemError for the first product that is not available as ordered. */
export function requireAvailable(
  basket: BasketDocument,
  { products }: BasketData,
  { site }: Pick<Caller, 'site'>,
) {
  const lines = linesWithStores(basket, basket.lines)
  for (const line of lines) {
    const { productId } = line
    requireSellable(line, products, { site, isRegistered: basket.isRegistered })
    requireQuantityInSteps(line, products)
    requireStock(line, lines, products)
    if (line.store !== null && isRejectedByShop(line, products)) throw notAvailable(productId, 0)
    if (isOverLimit(line, lines, products)) {
      throw notAvailable(productId, purchaseLimit(line, products))
    }
  }
}

function requireAddress(address: OrderAddress | null, name: string) {
  const needsRegion = hasRegions(address?.fields.countryCode ?? '')
  const required = needsRegion ? [...REQUIRED, 'stateCode' as const] : REQUIRED
  const absent = required.filter((field) => address?.fields[field] === undefined)
  if (absent.length === 0) return
  throw missing(name, `The ${name} lacks ${absent.join(', ')}.`)
}

export const missing = (parameter: string, detail: string) => badRequest(detail, { parameter })

const taxesMissing = () =>
  new ProblemError({
    status: 400,
    type: 'bad-request',
    title: 'Bad Request',
    detail: 'Taxes of the basket have not been said.',
    members: {
      validationMessage: 'Taxes of the basket have not been said.',
      validationPath: '$.taxes',
      validationType: 'missing-tax',
    },
  })
