import { newGuest } from '../clients.ts'
import { sdkClients, type StockSite } from './stock-shopper.ts'

/** The parameters of the calls of PWA Kit 10: commerce-sdk-react and the retail app. */

export const EXPANDED = [
  'promotions',
  'variations',
  'prices',
  'images',
  'custom_properties',
] as const

export const WHOLE_PRODUCT = [
  'availability',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'bundled_products',
  'page_meta_tags',
] as const

/** The session with which PWA Kit begins a visit, and its clients. */
export async function openVisit(siteId: StockSite) {
  const guest = await newGuest(siteId)
  return { ...guest, ...sdkClients(siteId, guest.token.access_token) }
}

/** A basket of the visit, as the parameters of calls to it and to its shipment. */
export async function newBasket({
  baskets,
}: Pick<Awaited<ReturnType<typeof openVisit>>, 'baskets'>) {
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  return { basketId, parameters: { basketId }, shipment: { basketId, shipmentId: 'me' } }
}
