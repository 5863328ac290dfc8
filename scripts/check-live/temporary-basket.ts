import { createBaskets } from '#worker/bag/baskets.ts'
import { bagFamilies } from '#worker/bag/families.ts'
import type { WireProduct } from '#worker/product/products.ts'
import type { WireBasket } from '#worker/bag/wire-basket.ts'
import type { CommerceResult, Method } from '#worker/upstream/send-request.ts'

import type { Instance } from './instance.ts'
import {
  BASKET_BODY,
  GIFT_CERTIFICATE_BODY,
  LINE_BODY,
  PAYMENT_BODY,
  SHIPMENT_BODY,
  UNREAD,
} from './sent-attributes.ts'

export interface TemporaryBasket {
  basket: WireBasket
  /** The custom attributes of request bodies that the instance stores, and those that it refuses or ignores. */
  attributes: { defined: string[]; undefined: string[] }
}

/**
 * Adds a product to a new basket, sends each custom attribute of the shop's request bodies, reads the basket, and deletes
 * it. Null if that fails.
 */
export async function readTemporaryBasket(
  { sendAsShopper, guestToken }: Instance,
  products: readonly WireProduct[],
): Promise<TemporaryBasket | null> {
  const accessToken = guestToken()
  const productId = buyable(products)
  if (accessToken === null || productId === null) return null
  const credentials = { accessToken, usid: '' }
  const baskets = createBaskets({
    session: { send: (request) => sendAsShopper(request, credentials) },
  })
  const created = await baskets.create(null)
  if (created.kind !== 'basket') return null
  const { basketId } = created.basket
  const send = (method: Method, path: string, body?: object) =>
    sendAsShopper(
      {
        family: bagFamilies.baskets,
        operation: 'checkAttributes',
        method,
        path: `/baskets/${basketId}${path}`,
        body,
      },
      credentials,
    )
  try {
    const added = await baskets.addItemToBasket(basketId, [{ productId, quantity: 1 }])
    if (added.kind !== 'basket') return null
    const attributes = await sortAttributes(send, added.basket)
    const read = await baskets.get(basketId)
    return read.kind === 'basket' ? { basket: read.basket, attributes } : null
  } finally {
    await send('DELETE', '')
  }
}

type SendToBasket = (method: Method, path: string, body?: object) => Promise<CommerceResult>

async function sortAttributes(
  send: SendToBasket,
  { productItems, shipments }: WireBasket,
): Promise<TemporaryBasket['attributes']> {
  const line = `/items/${productItems[0]?.itemId}`
  const shipment = `/shipments/${shipments[0]?.shipmentId ?? 'me'}`
  const card = { paymentMethodId: 'CREDIT_CARD', paymentCard: { cardType: 'Visa' } }
  const gift = { amount: 25, recipientName: 'Check', recipientEmail: 'check@example.com' }
  const places = [
    { method: 'PATCH', path: '', body: {}, attributes: BASKET_BODY },
    { method: 'PATCH', path: line, body: { quantity: 1 }, attributes: LINE_BODY },
    { method: 'PATCH', path: shipment, body: {}, attributes: SHIPMENT_BODY },
    { method: 'POST', path: '/payment-instruments', body: card, attributes: PAYMENT_BODY },
    {
      method: 'POST',
      path: '/gift-certificate-items',
      body: gift,
      attributes: GIFT_CERTIFICATE_BODY,
    },
  ] as const
  const attributes: TemporaryBasket['attributes'] = { defined: [], undefined: [] }
  for (const { method, path, body, attributes: sent } of places) {
    for (const [name, value] of Object.entries(sent)) {
      const result = await send(method, path, { ...body, [name]: value })
      attributes[isStored(result, name) ? 'defined' : 'undefined'].push(name)
    }
  }
  return attributes
}

const isStored = (result: CommerceResult, name: string) =>
  result.kind === 'ok' &&
  (UNREAD.includes(name) || JSON.stringify(result.body).includes(`"${name}"`))

/** The id of a product that can be added without a choice. */
function buyable(products: readonly WireProduct[]) {
  const single = products.find(
    ({ type, inventory }) => (type.item || type.variant) && inventory?.orderable,
  )
  const variants = products.flatMap((product) => product.variants)
  return single?.id ?? variants.find(({ orderable }) => orderable)?.productId ?? null
}
