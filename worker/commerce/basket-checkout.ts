import type { Call } from './basket-call.ts'
import type { WireAddress, WireShipment } from './wire-basket.ts'

export const shipmentPath = (shipmentId: string) =>
  `/shipments/${encodeURIComponent(shipmentId)}` as const

/** Requests for customer, shipping and payment. */
export const customerOf = (call: Call) => ({
  updateBasket: (basketId: string, body: { currency: string }) =>
    call(basketId, { operation: 'updateBasket', method: 'PATCH', body }),
  updateCustomerForBasket: (basketId: string, email: string) =>
    call(basketId, {
      operation: 'updateCustomerForBasket',
      method: 'PUT',
      path: '/customer',
      body: { email },
    }),
  updateShipmentForBasket: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    body: Partial<WireShipment>,
  ) =>
    call(basketId, {
      operation: 'updateShipmentForBasket',
      method: 'PATCH',
      path: shipmentPath(shipmentId),
      body,
    }),
  updateShippingAddressForShipment: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    body: WireAddress,
  ) =>
    call(basketId, {
      operation: 'updateShippingAddressForShipment',
      method: 'PUT',
      path: `${shipmentPath(shipmentId)}/shipping-address`,
      query: { useAsBilling: false },
      body,
    }),
  updateShippingMethodForShipment: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    id: string,
  ) =>
    call(basketId, {
      operation: 'updateShippingMethodForShipment',
      method: 'PUT',
      path: `${shipmentPath(shipmentId)}/shipping-method`,
      body: { id },
    }),
  updateBillingAddressForBasket: (basketId: string, body: WireAddress) =>
    call(basketId, {
      operation: 'updateBillingAddressForBasket',
      method: 'PUT',
      path: '/billing-address',
      query: { useAsShipping: false },
      body,
    }),
  addPaymentInstrumentToBasket: (basketId: string, body: object) =>
    call(basketId, {
      operation: 'addPaymentInstrumentToBasket',
      method: 'POST',
      path: '/payment-instruments',
      body,
    }),
  updatePaymentInstrumentInBasket: (
    basketId: string,
    id: string,
    body: { amount: number; c_confirmedTotal?: number },
  ) =>
    call(basketId, {
      operation: 'updatePaymentInstrumentInBasket',
      method: 'PATCH',
      path: `/payment-instruments/${id}`,
      body,
    }),
  removePaymentInstrumentFromBasket: (basketId: string, id: string) =>
    call(basketId, {
      operation: 'removePaymentInstrumentFromBasket',
      method: 'DELETE',
      path: `/payment-instruments/${id}`,
    }),
})
