import type { Edge } from '../http/edge.ts'
import { readLineProducts } from '../product/line-products.ts'
import type { WireCart, WireProductItem } from './wire-basket.ts'

type Lines = Pick<WireCart, 'productItems' | 'bonusDiscountLineItems'>

/** What the lines of carts, and the gifts to choose, lack: pictures and chosen values of their products, in one call. */
export const productsOfLines = (
  edge: Pick<Edge, 'commerce' | 'cache' | 'mapper'>,
  carts: readonly Lines[],
) =>
  readLineProducts(
    edge,
    carts.flatMap(({ productItems, bonusDiscountLineItems = [] }) =>
      [
        ...productItems.filter(isLacking),
        ...bonusDiscountLineItems
          .flatMap(({ bonusProducts }) => bonusProducts)
          .filter(({ c_imageURL: image }) => !image),
      ].map(({ productId }) => productId),
    ),
  )

/** An instance without the shop's fields has none of them. */
const isLacking = ({
  c_imageURL: image,
  c_itemName: name,
  c_itemSize: size,
  c_variationAttributes: chosen,
}: WireProductItem) => !image || (!name && !size && !chosen)
