import * as v from 'valibot'

import { LineId } from '#shared/bag/bag.ts'
import type {
  CustomerOrder,
  ListedOrder,
  OrderPayment,
  ReturnableLine,
} from '#shared/orders/order-history.ts'
import type { Pickup } from '#shared/stores/store.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type { WireCustomerOrder } from '../commerce/order-lookup.ts'
import { mapTrackedOrder } from '../order-tracking/map-tracked-order.ts'
import { mapAddress, mapCard } from '../shopper/map-checkout.ts'
import { needsAddress, pickupShipmentOf } from '../shopper/shipments.ts'
import { canBeBoughtAgain } from './buy-again.ts'

/** How many products a list shows of an order. */
const SHOWN = 4

export function mapListedOrder(wire: WireCustomerOrder, mapper: ContentMapper): ListedOrder {
  const { orderNo, status, bag } = mapTrackedOrder(wire, mapper)
  const { lines, giftCertificates, count, total } = bag
  const fetched = pickupShipmentOf(wire)
  const items = [...lines, ...giftCertificates]
  return {
    orderNo,
    placedAt: placedAtOf(wire),
    status,
    total,
    count,
    pictures: items.flatMap(({ picture }) => picture ?? []).slice(0, SHOWN),
    names: items.flatMap(({ name }) => name ?? []),
    isShipped: needsAddress(wire),
    pickupStore: fetched ? storeNameOf(fetched) : null,
    canBeBoughtAgain: lines.some(canBeBoughtAgain),
  }
}

const storeNameOf = ({
  shippingAddress,
  c_fromStoreId,
}: NonNullable<ReturnType<typeof pickupShipmentOf>>) =>
  plainText(shippingAddress?.companyName) ?? c_fromStoreId ?? ''

interface OrderSources {
  mapper: ContentMapper
  pickup: Pickup | null
  reasons: CustomerOrder['reasons']
}

export function mapCustomerOrder(
  wire: WireCustomerOrder,
  { mapper, pickup, reasons }: OrderSources,
): CustomerOrder {
  const tracked = mapTrackedOrder(wire, mapper, pickup)
  const { productItems } = wire
  const units = (data: (typeof productItems)[number]['omsData']) => data?.quantityAvailableToCancel
  return {
    ...tracked,
    placedAt: placedAtOf(wire),
    email: wire.customerInfo.email ?? '',
    billingAddress: mapAddress(wire.billingAddress),
    payments: paymentsOf(wire, mapper),
    canBeCanceled:
      productItems.length > 0 && productItems.every(({ omsData }) => (units(omsData) ?? 0) > 0),
    returnable: productItems.flatMap(returnableIn),
    reasons,
  }
}

function returnableIn({
  itemId,
  omsData,
}: WireCustomerOrder['productItems'][number]): ReturnableLine[] {
  const id = v.safeParse(LineId, itemId)
  const available = omsData?.quantityAvailableToReturn ?? 0
  const initiated = omsData?.quantityReturnInitiated ?? 0
  const returned = omsData?.quantityReturned ?? 0
  const isAny = available + initiated + returned > 0
  return id.success && isAny ? [{ lineId: id.output, available, initiated, returned }] : []
}

/** Cards and gift certificates. What else paid is not named. */
function paymentsOf(wire: WireCustomerOrder, { site: { currency } }: ContentMapper) {
  return wire.paymentInstruments.flatMap((instrument): OrderPayment[] => {
    const { maskedGiftCertificateCode: code, amount: paid } = instrument
    const amount =
      typeof paid === 'number' ? { minorUnits: Math.round(paid * 100), currency } : null
    if (code) return [{ kind: 'gift-certificate', lastDigits: code.slice(-4), amount }]
    const card = mapCard({ paymentInstruments: [instrument] })
    // A card that pays nothing stays in the order.
    return card && amount?.minorUnits !== 0 ? [{ kind: 'card', card, amount }] : []
  })
}

const placedAtOf = ({ creationDate }: WireCustomerOrder) =>
  creationDate && !Number.isNaN(Date.parse(creationDate)) ? creationDate : null
