import type { Json } from '../../catalogue/model.ts'
import { localizeCustom } from '../../localized.ts'
import { majorUnits } from '../../money.ts'
import type { PricedLine } from '../../pricing/model.ts'
import type { ProductDocument } from '../../products/document.ts'
import { imageGroups } from '../../products/images.ts'
import { unitPriceOf } from '../basket-facts.ts'
import { availableFor, isOverLimit, purchaseLimit } from '../line-facts.ts'
import type { BasketLine } from '../model.ts'
import { adjustmentAnswers } from './adjustment-answer.ts'
import { knownAmounts } from './known-amounts.ts'
import type { BasketView } from './view.ts'

/** The wire's ProductItem. What the shop itself knows of a line wins over what a caller put on it. */
export function lineAnswer(line: BasketLine, view: BasketView) {
  const priced = view.priced.lines.find(({ itemId }) => itemId === line.itemId)
  const product = view.facts.products.documents.get(line.productId)
  const name = product?.name[view.language] ?? line.productId
  return {
    ...line.custom,
    itemId: line.itemId,
    productId: line.productId,
    productName: name,
    itemText: name,
    quantity: line.quantity,
    shipmentId: line.shipmentId,
    ...(priced && amounts(line, priced, view)),
    taxClassId: product?.custom.c_isGiftCard === true ? 'exempt' : 'standard',
    gift: line.gift,
    ...(line.giftMessage !== undefined && { giftMessage: line.giftMessage }),
    ...(line.inventoryId !== undefined && { inventoryId: line.inventoryId }),
    bonusProductLineItem: false,
    ...(product && productFields(product, view)),
    ...availabilityFields(line, view),
  }
}

function amounts(line: BasketLine, priced: PricedLine, view: BasketView) {
  const { price, priceAfterItemDiscount, priceAfterOrderDiscount, taxBasis, taxRate } = priced
  return {
    ...knownAmounts({
      basePrice: unitPriceOf(line, view.facts.products),
      price,
      priceAfterItemDiscount,
      priceAfterOrderDiscount,
      taxBasis,
      tax: priced.tax,
      adjustedTax: priced.adjustedTax,
    }),
    ...(taxRate !== null && { taxRate }),
    ...(priced.adjustments.length > 0 && {
      priceAdjustments: adjustmentAnswers(priced.adjustments, line.itemId, view),
    }),
    c_discountUnitPrice: majorUnits(Math.round(priceAfterItemDiscount / line.quantity)),
    ...(priced.approaching && { c_approachingDiscountCallout: priced.approaching }),
  }
}

function productFields(product: ProductDocument, view: BasketView) {
  const { language, facts } = view
  const family = facts.products.documents.get(product.masterId ?? product.id) ?? product
  const custom = localizeCustom(product.custom, language)
  const imageURL = imageOf(product, family, view)
  return {
    ...(imageURL !== undefined && { c_imageURL: imageURL }),
    c_itemName: textOf(custom.c_productName) ?? product.name[language],
    ...optional('c_itemSubtitle', textOf(custom.c_descriptiveName)),
    ...optional('c_itemSize', textOf(custom.c_size)),
    ...optional('productForm', textOf(custom.c_form)),
    c_pdpProductID: product.masterId ?? product.id,
    c_isGiftCard: custom.c_isGiftCard === true,
    c_minOrderQuantity: product.minOrderQuantity,
    c_stepQuantity: product.stepQuantity,
    c_variationAttributes: variationsOf(product, family, view),
  }
}

function imageOf(product: ProductDocument, family: ProductDocument, view: BasketView) {
  const limits = new Map([['medium', 1]])
  const request = { origin: view.origin, language: view.language, allImages: false, limits }
  return imageGroups(product, family, request)[0]?.images[0]?.link
}

function variationsOf(product: ProductDocument, family: ProductDocument, { language }: BasketView) {
  return Object.entries(product.variationValues ?? {}).map(([id, chosen]) => {
    const attribute = family.variationAttributes?.find((candidate) => candidate.id === id)
    const value = attribute?.values.find((candidate) => candidate.value === chosen)
    return {
      id,
      name: attribute?.name[language] ?? id,
      value: value?.name[language] ?? chosen,
    }
  })
}

function availabilityFields(line: BasketLine, { basket, facts: { products } }: BasketView) {
  const available = availableFor(line, basket.lines, products)
  const limit = purchaseLimit(line.productId, products)
  return {
    c_available: available >= line.quantity && !isOverLimit(line.productId, basket.lines, products),
    c_availableQuantity: available,
    ...(Number.isFinite(limit) && { c_webPurchaseLimit: limit }),
  }
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : undefined)

const optional = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: value }
