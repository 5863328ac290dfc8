import * as v from 'valibot'
import { expect, test } from 'vitest'

import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { WireTrackedOrder } from './wire-order.ts'
import { loadIntl } from '../render/intl.ts'
import { mapTrackedOrder } from './map-tracked-order.ts'

const mapper = mapperForTest('us', 'en-US')
await loadIntl('en-US')

const item = { itemId: 'a', shipmentId: 'me', productId: 'JW0801', quantity: 1, price: 5 }

const shipment = (shippingStatus: string, fields: object = {}) => ({
  shipmentId: item.shipmentId,
  shippingStatus,
  ...fields,
})

const orderOf = (status: string, ...shipments: object[]) =>
  mapTrackedOrder(
    v.parse(WireTrackedOrder, { orderNo: '00000001', status, shipments, productItems: [item] }),
    mapper,
  )

const statusOf = (status: string, ...shipments: object[]) => orderOf(status, ...shipments).status

test('an order has the status of its shipments, or else its own', () => {
  const [open, sent] = [shipment('not_shipped'), shipment('shipped')]
  const fetched = shipment('shipped', { c_fromStoreId: 'JW-1' })

  expect(statusOf('created', open)).toBe('received')
  expect(statusOf('new', open)).toBe('packing')
  expect(statusOf('new')).toBe('packing')
  expect(statusOf('new', sent, open)).toBe('part-sent')
  expect(statusOf('completed', sent)).toBe('sent')
  expect(statusOf('completed', fetched)).toBe('ready')
  expect(statusOf('cancelled', sent)).toBe('canceled')
  expect(statusOf('failed', open)).toBe('canceled')
})

test('an order of a parcel and a pickup is done when both are, and says what waits in the store', () => {
  const parcel = { shipmentId: 'me', shippingMethod: { id: 'standard' } }
  const pickup = { shipmentId: 'store', c_fromStoreId: 'JW-1' }
  const both = (states: [parcel: string, pickup: string], ...arrived: string[]) =>
    mapTrackedOrder(
      v.parse(WireTrackedOrder, {
        orderNo: '00000001',
        status: 'new',
        productItems: [item],
        shipments: [shipment(states[0], parcel), shipment(states[1], pickup)],
        omsData: {
          shipments: arrived.map((id) => ({ id, actualDeliveryDate: '2026-11-25T10:00:00Z' })),
        },
      }),
      mapper,
    ).status

  expect(both(['not_shipped', 'not_shipped'])).toBe('packing')
  expect(both(['not_shipped', 'shipped'])).toBe('part-ready')
  expect(both(['not_shipped', 'shipped'], 'store')).toBe('packing')
  expect(both(['shipped', 'not_shipped'])).toBe('part-sent')
  expect(both(['shipped', 'shipped'])).toBe('sent')
  expect(both(['shipped', 'shipped'], 'me')).toBe('ready')
  expect(both(['shipped', 'shipped'], 'store')).toBe('sent')
  expect(both(['shipped', 'shipped'], 'me', 'store')).toBe('delivered')
})

test('an order waits in its store until the service says that it was picked up', () => {
  const wire = {
    orderNo: '00000001',
    status: 'completed',
    shipments: [shipment('shipped', { shipmentId: 'store', c_fromStoreId: 'JW-1' })],
    omsData: { shipments: [{ id: 'store', actualDeliveryDate: '2026-11-25T10:00:00.000Z' }] },
  }
  expect(mapTrackedOrder(v.parse(WireTrackedOrder, wire), mapper)).toMatchObject({
    status: 'picked-up',
    shipments: [{ status: 'picked-up', arrivedAt: '2026-11-25T10:00:00.000Z' }],
  })
})

test('a shipment names its method, its arrival and its tracking number as text', () => {
  const method = { id: 'standard', name: '<b>Standard</b>', c_estimatedArrivalTime: '3–5 days' }
  const fields = { shippingMethod: method, trackingNumber: 'JW1US' }

  expect(orderOf('completed', shipment('shipped', fields)).shipments).toEqual([
    {
      status: 'sent',
      method: 'Standard',
      arrival: '3–5 days',
      trackingNumber: 'JW1US',
      // Guests see no address, and this shipment says nothing else.
      address: null,
      trackingLink: null,
      carrier: null,
      expectedAt: null,
      arrivedAt: null,
      isMailed: false,
      store: null,
      pickedUpBy: null,
    },
  ])
})

test('a shipment names the days that were promised, and an invalid date counts as no promise', () => {
  const arrivalOf = (c_arrivesFrom: string, c_arrivesBy: string, c_fromStoreId?: string) => {
    const shippingMethod = { id: 'standard', c_estimatedArrivalTime: '3–5 days' }
    const fields = { shippingMethod, c_arrivesFrom, c_arrivesBy, c_fromStoreId }
    return orderOf('new', shipment('not_shipped', fields)).shipments[0]?.arrival
  }
  expect(arrivalOf('2026-12-02', '2026-12-04')).toBe('Wed, Dec 2 – Fri, Dec 4')
  expect(arrivalOf('2026-12-02', '2026-12-02')).toBe('Wed, Dec 2')
  expect(arrivalOf('2026-12-02', '2026-12-02', '1101')).toBe('Ready for pickup by Wed, Dec 2')
  expect(arrivalOf('2026-12-02', 'soon')).toBe('3–5 days')
  expect(arrivalOf('', '')).toBe('3–5 days')
})
