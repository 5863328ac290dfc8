export const ORDERS = '/checkout/shopper-orders/v1/organizations/:organizationId/orders'
export const ORDER = `${ORDERS}/:orderNo` as const
