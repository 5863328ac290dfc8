import * as v from 'valibot'

import { BonusChoiceId, type BonusChoice } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'

import { plainText } from '../markup/content-mapper.ts'
import type { PictureOf } from './picture-of.ts'
import type { WireCart } from './wire-basket.ts'

type Choosable = Pick<WireCart, 'bonusDiscountLineItems' | 'productItems'>

/** How many units of a choice, or of one of its products, are chosen. */
export const chosenOf = ({ productItems }: Choosable, choiceId: string, productId?: string) =>
  productItems
    .filter((item) => item.bonusDiscountLineItemId === choiceId)
    .filter((item) => productId === undefined || item.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The free products that may still be chosen. */
export const bonusChoicesOf = (wire: Choosable, pictureOf: PictureOf): BonusChoice[] =>
  (wire.bonusDiscountLineItems ?? []).flatMap(({ id, maxBonusItems, bonusProducts }) => {
    const parsed = v.safeParse(BonusChoiceId, id)
    const left = maxBonusItems - chosenOf(wire, id)
    const products = bonusProducts.flatMap((product) => {
      const { productId, productName, title } = product
      const known = v.safeParse(ProductId, productId)
      if (!known.success) return []
      const name = plainText(productName) ?? plainText(title) ?? productId
      return [{ productId: known.output, name, picture: pictureOf(product) }]
    })
    return parsed.success && left > 0 && products.length > 0
      ? [{ id: parsed.output, left, products }]
      : []
  })
