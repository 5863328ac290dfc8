import { majorUnits } from '../../platform/money.ts'
import { formatFullName } from '../contents/order-address.ts'
import { createChoiceId, earnedBonuses } from '../contents/bonus-choices.ts'
import { getProductId } from '../contents/gift-certificate-items.ts'
import type { GiftCertificateItem } from '../contents/model.ts'
import { addressResponse, shipmentResponses, shippingItemResponses } from './shipment-responses.ts'
import { adjustmentResponses } from './adjustment-response.ts'
import { lineResponses, findImage } from './line-response.ts'
import type { BasketView } from './view.ts'

/** The response fields that baskets and orders share, except totals and payment. */
export function sharedResponse(view: BasketView) {
  const { basket, priced } = view
  const bonusDiscounts = bonusDiscountResponses(view)
  return {
    currency: view.site.currency,
    taxation: view.site.includedTax ? 'gross' : 'net',
    channelType: 'storefront',
    customerInfo: customerInfo(view),
    ...(basket.sourceCode !== null && { sourceCode: basket.sourceCode }),
    ...basket.custom,
    ...(basket.lines.length > 0 && { productItems: lineResponses(view) }),
    ...(basket.giftCertificates.length > 0 && {
      giftCertificateItems: giftCertificateResponses(view),
    }),
    ...(priced.coupons.length > 0 && { couponItems: priced.coupons }),
    ...(bonusDiscounts.length > 0 && { bonusDiscountLineItems: bonusDiscounts }),
    shipments: shipmentResponses(view),
    shippingItems: shippingItemResponses(view),
    ...(basket.billingAddress && { billingAddress: addressResponse(basket.billingAddress) }),
    ...(priced.orderAdjustments.length > 0 && {
      orderPriceAdjustments: adjustmentResponses(priced.orderAdjustments, 'order', view),
    }),
    notes: {},
    ...customFields(view),
  }
}

function customerInfo({ basket }: BasketView) {
  const customerName = basket.billingAddress ? formatFullName(basket.billingAddress) : ''
  return {
    customerId: basket.customerId,
    email: basket.email,
    ...(customerName !== '' && { customerName }),
    ...(basket.customerNo !== null && { customerNo: basket.customerNo }),
  }
}

function customFields(view: BasketView) {
  const { priced } = view
  const type = basketType(view)
  return {
    c_subTotal: majorUnits(priced.productSubTotal),
    ...(type !== undefined && { c_basketType: type }),
    c_taxItems: priced.taxItems.map((tax) => ({ ...tax, value: majorUnits(tax.value) })),
    c_approachingDiscounts: priced.approaching,
  }
}

/** The type of a basket without deliveries: all items are picked up, or all are sent by e-mail. */
function basketType({ basket, facts }: BasketView) {
  const { lines, shipments, giftCertificates } = basket
  if (lines.length === 0) return giftCertificates.length > 0 ? 'EGC' : undefined
  const fetched = new Set(
    shipments.flatMap(({ fromStoreId, shipmentId }) => (fromStoreId === null ? [] : [shipmentId])),
  )
  if (lines.every(({ shipmentId }) => fetched.has(shipmentId))) return 'BOPIS'
  const isVirtual = (productId: string) =>
    facts.products.documents.get(productId)?.custom.c_isVirtual === true
  return lines.every(({ productId }) => isVirtual(productId)) ? 'EGC' : undefined
}

/** All totals in minor units; null while unknown. */
export const getTotals = ({ priced }: BasketView) => ({
  productSubTotal: priced.productSubTotal,
  productTotal: priced.productTotal,
  merchandizeTotalTax: priced.merchandizeTotalTax,
  adjustedMerchandizeTotalTax: priced.adjustedMerchandizeTotalTax,
  shippingTotal: priced.shippingTotal,
  shippingTotalTax: priced.shippingTotalTax,
  adjustedShippingTotalTax: priced.adjustedShippingTotalTax,
  taxTotal: priced.taxTotal,
  orderTotal: priced.orderTotal,
})

/** Taxes by rate, for orders and version 2 of baskets. */
export const groupedTaxItems = ({ priced }: BasketView) =>
  priced.taxItems.map(({ rate, value }) => ({ taxRate: rate, taxValue: majorUnits(value) }))

/** The API's `BonusDiscountLineItem`s: free products to choose from. */
function bonusDiscountResponses(view: BasketView) {
  const { basket, facts, language } = view
  const { documents } = facts.products
  return earnedBonuses(basket.lines, facts.products, view).flatMap(({ rule }) => {
    if (rule.kind !== 'choice') return []
    return [
      {
        id: createChoiceId(basket, rule),
        promotionId: rule.promotionId,
        maxBonusItems: rule.most,
        bonusProducts: rule.productIds.map((productId) => {
          const product = documents.get(productId)
          const name = product?.name[language] ?? productId
          const family = product && (documents.get(product.masterId ?? productId) ?? product)
          const image = product && family && findImage(product, family, view)
          return {
            productId,
            productName: name,
            title: name,
            ...(image !== undefined && { c_imageURL: image }),
          }
        }),
      },
    ]
  })
}

const lineTexts = { en: 'Gift Card', fr: 'Carte-cadeau' }

const giftCertificateResponses = (view: BasketView) =>
  view.basket.giftCertificates.map((item) => giftCertificateResponse(item, view))

/** The API's `GiftCertificateItem`, with the name and picture of the chosen gift card product. */
function giftCertificateResponse(item: GiftCertificateItem, view: BasketView) {
  const { documents } = view.facts.products
  const product = documents.get(getProductId(item) ?? '')
  const image = product && findImage(product, product, view)
  return {
    ...item.custom,
    giftCertificateItemId: item.giftCertificateItemId,
    shipmentId: item.shipmentId,
    amount: majorUnits(item.amount),
    recipientEmail: item.recipientEmail,
    ...(item.recipientName !== undefined && { recipientName: item.recipientName }),
    ...(item.senderName !== undefined && { senderName: item.senderName }),
    ...(item.message !== undefined && { message: item.message }),
    c_lineItemText: product?.name[view.language] ?? lineTexts[view.language],
    ...(image !== undefined && { c_productImage: image }),
    c_isGiftCard: true,
    c_isVirtual: product ? product.custom.c_isVirtual === true : true,
  }
}
