import { factory } from '../platform/env.ts'
import { defaultShippingMethodId } from '../pricing/shipping-methods.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { AddressBody } from './contents/order-address.ts'
import {
  callBasket,
  readCaller,
  changeBasket,
  changeBasketAndDropTaxes,
  pricedView,
} from './call-basket.ts'
import { BASKET, SHIPMENT } from './paths.ts'
import { methodsAtTheirPrice } from './response/methods-at-their-price.ts'
import { MethodBody, NewShipmentBody, ShipmentBody, requireShipment } from './contents/shipments.ts'

export const shipmentRoutes = factory
  .createApp()
  .post(`${BASKET}/shipments`, async (c) =>
    changeBasket(c, { name: 'addShipment', payload: await readBody(c, NewShipmentBody) }),
  )
  .all(`${BASKET}/shipments`, only('POST'))
  .patch(SHIPMENT, async (c) => {
    const body = await readBody(c, ShipmentBody)
    const payload = { shipmentId: c.req.param('shipmentId'), body }
    return changeBasket(c, { name: 'updateShipment', payload })
  })
  .delete(SHIPMENT, (c) =>
    changeBasket(c, {
      name: 'removeShipment',
      payload: { shipmentId: c.req.param('shipmentId') },
    }),
  )
  .all(SHIPMENT, only('PATCH', 'DELETE'))
  .put(`${SHIPMENT}/shipping-address`, async (c) => {
    const payload = {
      shipmentId: c.req.param('shipmentId'),
      body: await readBody(c, AddressBody),
      useAsBilling: c.req.query('useAsBilling') === 'true',
    }
    return changeBasketAndDropTaxes(c, { name: 'setShippingAddress', payload })
  })
  .all(`${SHIPMENT}/shipping-address`, only('PUT'))
  .get(`${SHIPMENT}/shipping-methods`, async (c) => {
    const { basketId, shipmentId } = c.req.param()
    const caller = readCaller(c)
    const { basket } = await callBasket(c, basketId, (body) => body.read(caller, basketId))
    const shipment = requireShipment(basket, shipmentId)
    const { view, price } = await pricedView(c, basket)
    const methods = methodsAtTheirPrice(shipment, view, price)
    const hasDefault = methods.some(({ id }) => id === defaultShippingMethodId)
    return c.json({
      applicableShippingMethods: methods,
      ...(hasDefault && { defaultShippingMethodId }),
    })
  })
  .all(`${SHIPMENT}/shipping-methods`, only('GET'))
  .put(`${SHIPMENT}/shipping-method`, async (c) => {
    const { id } = await readBody(c, MethodBody)
    const payload = { shipmentId: c.req.param('shipmentId'), methodId: id }
    return changeBasket(c, { name: 'setShippingMethod', payload })
  })
  .all(`${SHIPMENT}/shipping-method`, only('PUT'))
