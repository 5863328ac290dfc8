import type { Language } from '../sites.ts'
import type { KeptOrder } from './order-document.ts'
import { orderNoOf, type OrderRow } from './order-row.ts'

/** The wire's Order, in words of `language`, with pictures from `origin`. */
export function orderAnswer(
  order: OrderRow,
  { language, origin }: { language: Language; origin: string },
) {
  const documents: Record<string, KeptOrder> = JSON.parse(order.document)
  const kept = documents[language]
  const [instrument, ...others] = kept?.paymentInstruments ?? []
  const authorizationStatus = order.authorization
  return {
    orderNo: orderNoOf(order.number),
    status: order.status,
    paymentStatus: order.paymentStatus,
    lastModified: new Date(order.lastModified).toISOString(),
    ...kept,
    ...(kept?.productItems && {
      productItems: kept.productItems.map(({ c_imageURL, ...item }) => ({
        ...item,
        ...(c_imageURL !== undefined && { c_imageURL: origin + c_imageURL }),
      })),
    }),
    paymentInstruments: [
      { ...instrument, ...(authorizationStatus && { authorizationStatus }) },
      ...others,
    ],
  }
}
