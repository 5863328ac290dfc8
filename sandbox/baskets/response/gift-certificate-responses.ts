import { majorUnits } from '../../platform/money.ts'
import { productIdOf } from '../contents/gift-certificate-items.ts'
import type { GiftCertificateItem } from '../contents/model.ts'
import { imageOf } from './line-response.ts'
import type { BasketView } from './view.ts'

const lineTexts = { en: 'Gift Card', fr: 'Carte-cadeau' }

export const giftCertificateResponses = (view: BasketView) =>
  view.basket.giftCertificates.map((item) => giftCertificateResponse(item, view))

/** The API's `GiftCertificateItem`, with the name and picture of the chosen gift card product. */
function giftCertificateResponse(item: GiftCertificateItem, view: BasketView) {
  const { documents } = view.facts.products
  const product = documents.get(productIdOf(item) ?? '')
  const image = product && imageOf(product, product, view)
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
