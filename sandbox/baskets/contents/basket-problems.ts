import { badRequest, ProblemError } from '../../platform/problems.ts'

export const basketNotFound = (basketId: string) =>
  new ProblemError({
    status: 404,
    type: 'basket-not-found',
    title: 'Basket Not Found',
    detail: `No basket with ID '${basketId}' could be found.`,
  })

/** The same for a basket that is gone because it became an order. */
export const basketOrdered = (basketId: string, orderNo: string) =>
  new ProblemError({
    ...basketNotFound(basketId).problem,
    detail: `No basket with ID '${basketId}' could be found: it became the order ${orderNo}.`,
    members: { orderNo },
  })

export const customerInvalid = () => badRequest('The customer is invalid.')

export const quotaExceeded = (basketId: string) =>
  new ProblemError({
    status: 400,
    type: 'customer-baskets-quota-exceeded',
    title: 'Customer Baskets Quota Exceeded',
    detail: `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${basketId}).`,
    members: { basketIds: basketId },
  })

export const notAvailable = (productId: string, availableQuantity: number) =>
  new ProblemError({
    status: 400,
    type: 'product-item-not-available',
    title: 'Product Item Not Available',
    detail: `The product '${productId}' is not available in the requested quantity.`,
    members: { productId, availableQuantity },
  })

export const itemUnknown = (itemId: string) =>
  badRequest(`No product item with ID '${itemId}' is in the basket.`, { itemId })

export const shipmentNotFound = (shipmentId: string) =>
  new ProblemError({
    status: 404,
    type: 'shipment-not-found',
    title: 'Shipment Not Found',
    detail: `No shipment with ID '${shipmentId}' could be found.`,
  })

export const paymentInstrumentNotFound = (paymentInstrumentId: string) =>
  new ProblemError({
    status: 404,
    type: 'payment-instrument-not-found',
    title: 'Payment Instrument Not Found',
    detail: `No payment instrument with ID '${paymentInstrumentId}' could be found.`,
  })

export const temporaryQuotaExceeded = (basketIds: string[]) =>
  new ProblemError({
    status: 400,
    type: 'customer-temporary-baskets-quota-exceeded',
    title: 'Customer Temporary Baskets Quota Exceeded',
    detail: `The maximum number of temporary baskets per customer was exceeded. Please reuse or delete one of the existing temporary baskets (${basketIds.join(', ')}).`,
    members: { basketIds: basketIds.join(',') },
  })

const conflict = (type: string, detail: string) =>
  new ProblemError({
    status: 409,
    type,
    title: 'Conflict',
    detail,
    contentType: 'application/json',
  })

export const alreadyExists = () =>
  conflict(
    'basket-transfer-basket-already-exists-exception',
    'The current customer already has an active basket.',
  )

export const noSourceBasket = (customerId: string) =>
  conflict(
    'no-source-basket-exception',
    `The previous customer with ID '${customerId}' has no active basket.`,
  )

export const noCurrentBasket = (customerId: string) =>
  conflict(
    'basket-merge-no-current-basket-exception',
    `The current customer with ID '${customerId}' has no active basket.`,
  )

export const notPromotable = (basketId: string) =>
  conflict(
    'basket-not-promotable-exception',
    `The basket with ID '${basketId}' is not a temporary basket.`,
  )

export const noPreviousCustomer = () =>
  new ProblemError({
    status: 403,
    type: 'forbidden',
    title: 'Forbidden',
    detail:
      'Your access-token is valid, but it contains no previous customer to process this action.',
    contentType: 'application/json',
  })
