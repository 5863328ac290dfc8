import { localizeCustom, type Json } from '../../platform/localized.ts'
import { majorUnits } from '../../platform/money.ts'
import type { PricedLine } from '../../pricing/model.ts'
import { PICKUP_METHOD_ID } from '../../pricing/shipping-methods.ts'
import type { ProductDocument } from '../../products/document.ts'
import { imageGroups } from '../../products/images.ts'
import { refreshFields } from '../contents/auto-refresh.ts'
import { findUnitPrice } from '../contents/basket-facts.ts'
import { availableFor, isOverLimit, purchaseLimit } from '../contents/line-facts.ts'
import type { BasketLine } from '../contents/model.ts'
import { type LineWithStore, linesWithStores } from '../contents/lines-with-store.ts'
import { adjustmentResponses } from './adjustment-response.ts'
import { bundledItems, optionItems } from './option-responses.ts'
import { knownAmounts, type BasketView } from './view.ts'

export function lineResponses(view: BasketView) {
  const { basket } = view
  const placed = linesWithStores(basket, basket.lines)
  return placed.map((line) => lineResponse(line, placed, view))
}

/** The API's `ProductItem`. The shop's fields override the caller's custom fields. */
function lineResponse(line: LineWithStore, placed: LineWithStore[], view: BasketView) {
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
    ...(line.listReference && {
      productListItem: {
        ...line.listReference,
        productDetailsLink: { productId: line.productId, productName: name },
      },
    }),
    ...optionItems(line, view),
    ...bundledItems(line, view),
    ...inventoryField(line),
    ...bonusFields(line, placed),
    ...(product && productFields(product, view)),
    ...refreshFields(line.custom, isSentAgain(line, product)),
    ...pickupFields(line),
    ...availabilityFields(line, placed, view),
  }
}

const isSentAgain = ({ store, bonus }: LineWithStore, product: ProductDocument | undefined) =>
  product?.custom.c_autoRefresh === true && store === null && bonus === null

function amounts(line: BasketLine, priced: PricedLine, view: BasketView) {
  const { price, priceAfterItemDiscount, priceAfterOrderDiscount, taxBasis, taxRate } = priced
  return {
    ...listPrice(line, view),
    ...knownAmounts({
      basePrice: findUnitPrice(line, view.basket, view.facts.products),
      price,
      priceAfterItemDiscount,
      priceAfterOrderDiscount,
      taxBasis,
      tax: priced.tax,
      adjustedTax: priced.adjustedTax,
    }),
    ...(taxRate !== null && { taxRate }),
    ...(priced.adjustments.length > 0 && {
      priceAdjustments: adjustmentResponses(priced.adjustments, line.itemId, view),
    }),
    c_discountUnitPrice: majorUnits(Math.round(priceAfterItemDiscount / line.quantity)),
    ...(priced.approaching && { c_approachingDiscountCallout: priced.approaching }),
  }
}

/** The unit's list price if it is on sale. */
function listPrice({ productId }: BasketLine, { facts }: BasketView) {
  const offer = facts.products.offers.get(productId)
  const listed = offer?.salePrice === null ? null : offer?.listPrice
  return typeof listed === 'number' ? { c_listPrice: majorUnits(listed) } : {}
}

function inventoryField({ inventoryId, store }: LineWithStore) {
  const id = store?.inventoryId ?? inventoryId
  return id === undefined ? {} : { inventoryId: id }
}

function bonusFields(line: BasketLine, placed: LineWithStore[]) {
  const { bonus, itemId } = line
  const given = placed.filter((other) => other.bonus?.qualifyingItemId === itemId)
  return {
    bonusProductLineItem: bonus !== null,
    c_isBonusLineItem: bonus !== null,
    ...(bonus && {
      qualifyingProductItemId: bonus.qualifyingItemId,
      ...(bonus.discountLineItemId !== null && {
        bonusDiscountLineItemId: bonus.discountLineItemId,
      }),
    }),
    ...(given.length > 0 && { c_bonusLineItems: given.map((other) => other.itemId) }),
  }
}

const pickupFields = ({ store }: LineWithStore) =>
  store
    ? { bopis: true, c_fromStoreId: store.id, c_shippingMethod: PICKUP_METHOD_ID }
    : { bopis: false }

function productFields(product: ProductDocument, view: BasketView) {
  const { language, facts } = view
  const family = facts.products.documents.get(product.masterId ?? product.id) ?? product
  const custom = localizeCustom(product.custom, language)
  const imageURL = findImage(product, family, view)
  return {
    ...(imageURL !== undefined && { c_imageURL: imageURL }),
    c_itemName: getText(custom.c_productName) ?? product.name[language],
    ...optional('c_itemSubtitle', getText(custom.c_descriptiveName)),
    ...optional('c_itemSize', getText(custom.c_size)),
    ...optional('productForm', getText(custom.c_form)),
    c_pdpProductID: product.masterId ?? product.id,
    c_isGiftCard: custom.c_isGiftCard === true,
    c_isVirtual: custom.c_isVirtual === true,
    c_minOrderQuantity: product.minOrderQuantity,
    c_stepQuantity: product.stepQuantity,
    c_variationAttributes: getVariations(product, family, view),
  }
}

export function findImage(
  product: ProductDocument,
  family: ProductDocument,
  { origin, language }: Pick<BasketView, 'origin' | 'language'>,
) {
  const limits = new Map([['medium', 1]])
  const request = { origin, language, allImages: false, limits }
  return imageGroups(product, family, request)[0]?.images[0]?.link
}

function getVariations(
  product: ProductDocument,
  family: ProductDocument,
  { language }: BasketView,
) {
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

function availabilityFields(
  line: LineWithStore,
  placed: LineWithStore[],
  { facts: { products } }: BasketView,
) {
  const available = availableFor(line, placed, products)
  const findLimit = (store: LineWithStore['store']) => {
    const limit = purchaseLimit({ productId: line.productId, store }, products)
    return Number.isFinite(limit) ? limit : undefined
  }
  const [web, pickup] = [findLimit(null), line.store ? findLimit(line.store) : undefined]
  return {
    c_available: available >= line.quantity && !isOverLimit(line, placed, products),
    c_availableQuantity: available,
    ...(web !== undefined && { c_webPurchaseLimit: web }),
    ...(pickup !== undefined && { c_bopisPurchaseLimit: pickup }),
  }
}

const getText = (value: Json | undefined) => (typeof value === 'string' ? value : undefined)

const optional = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: value }
