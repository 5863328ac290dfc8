import * as v from 'valibot'
import { expect, test } from 'vitest'

import { mapperForTest } from '../catalog/testing/mapper-for-test.ts'
import { WireTrackedOrder } from '../commerce/order-lookup.ts'
import { mapTrackedOrder } from './map-tracked-order.ts'

const mapper = mapperForTest('us', 'en-US')

const shipment = (shippingStatus: string, fields: object = {}) => ({ shippingStatus, ...fields })

const orderOf = (status: string, ...shipments: object[]) =>
  mapTrackedOrder(v.parse(WireTrackedOrder, { orderNo: '00000001', status, shipments }), mapper)

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
      isMailed: true,
      store: null,
      pickedUpBy: null,
    },
  ])
})
