/** Versions 1 and 2 share one implementation. */
export const BASKETS =
  '/checkout/shopper-baskets/:version{v[12]}/organizations/:organizationId/baskets'
export const BASKET = `${BASKETS}/:basketId` as const
export const SHIPMENT = `${BASKET}/shipments/:shipmentId` as const
