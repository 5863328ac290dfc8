import { createBaskets } from '#worker/commerce/baskets.ts'
import type { WireProduct } from '#worker/commerce/products.ts'
import type { WireBasket } from '#worker/commerce/wire-basket.ts'

import type { Instance } from './instance.ts'

/** Adds a product to a new basket as the shop does, reads it, and deletes it. Null if that fails. */
export async function readTemporaryBasket(
  { sendAsShopper, guestToken }: Instance,
  products: readonly WireProduct[],
): Promise<WireBasket | null> {
  const accessToken = guestToken()
  const productId = buyable(products)
  if (accessToken === null || productId === null) return null
  const credentials = { accessToken, usid: '' }
  const baskets = createBaskets((request) => sendAsShopper(request, credentials))
  const created = await baskets.create(null)
  if (created.kind !== 'basket') return null
  const { basketId } = created.basket
  try {
    const c_addId = crypto.randomUUID()
    const item = { productId, quantity: 1, c_set_qty: false, c_addedPrice: 1, c_addId }
    const added = await baskets.addItemToBasket(basketId, [item])
    return added.kind === 'basket' ? added.basket : null
  } finally {
    await sendAsShopper(
      {
        family: 'baskets',
        operation: 'deleteBasket',
        method: 'DELETE',
        path: `/baskets/${basketId}`,
      },
      credentials,
    )
  }
}

/** The id of a product that can be added without a choice. */
function buyable(products: readonly WireProduct[]) {
  const single = products.find(
    ({ type, inventory }) => (type.item || type.variant) && inventory?.orderable,
  )
  const variants = products.flatMap((product) => product.variants)
  return single?.id ?? variants.find(({ orderable }) => orderable)?.productId ?? null
}
