import * as v from 'valibot'

import { LineId } from '#shared/bag/bag.ts'
import type {
  CustomerOrder,
  ListedOrder,
  OrderPayment,
  ReturnableLine,
} from '#shared/orders/order-history.ts'
import type { Pickup } from '#shared/stores/store.ts'

import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import type { LineProducts } from '../product/line-products.ts'
import type { WireCustomerOrder } from './wire-order.ts'
import { mapTrackedOrder } from './map-tracked-order.ts'
import { mapAddress } from '../bag/wire-address.ts'
import { mapCard } from '../checkout/map-checkout.ts'
import { needsAddress, pickupShipmentOf } from '../bag/shipments.ts'
import { canBeBoughtAgain } from './buy-again.ts'

/** How many products a list shows of an order. */
const SHOWN = 4

export function mapListedOrder(
  wire: WireCustomerOrder,
  mapper: ContentMapper,
  products: LineProducts,
): ListedOrder {
  const { orderNo, status, bag } = mapTrackedOrder(wire, mapper, { products })
  const { lines, giftCertificates, count, total } = bag
  const fetched = pickupShipmentOf(wire)
  const items = [...lines, ...giftCertificates]
  return {
    orderNo,
    placedAt: readPlacedAt(wire),
    status,
    total,
    count,
    pictures: items.flatMap(({ picture }) => picture ?? []).slice(0, SHOWN),
    names: items.flatMap(({ name }) => name ?? []),
    isShipped: needsAddress(wire),
    pickupStore: fetched ? findStoreName(fetched) : null,
    canBeBoughtAgain: lines.some(canBeBoughtAgain),
  }
}

const findStoreName = ({
  shippingAddress,
  c_fromStoreId,
}: NonNullable<ReturnType<typeof pickupShipmentOf>>) =>
  plainText(shippingAddress?.companyName) ?? c_fromStoreId ?? ''

interface OrderSources {
  mapper: ContentMapper
  pickup: Pickup | null
  products: LineProducts
  reasons: CustomerOrder['reasons']
}

export function mapCustomerOrder(
  wire: WireCustomerOrder,
  { mapper, pickup, products, reasons }: OrderSources,
): CustomerOrder {
  const tracked = mapTrackedOrder(wire, mapper, { pickup, products })
  const { productItems } = wire
  const units = (data: (typeof productItems)[number]['omsData']) => data?.quantityAvailableToCancel
  return {
    ...tracked,
    placedAt: readPlacedAt(wire),
    email: wire.customerInfo.email ?? '',
    billingAddress: mapAddress(wire.billingAddress),
    payments: mapPayments(wire, mapper),
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

/** Cards and gift certificates. Other payment methods are not named. */
function mapPayments(wire: WireCustomerOrder, { site: { currency } }: ContentMapper) {
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

const readPlacedAt = ({ creationDate }: WireCustomerOrder) =>
  creationDate && !Number.isNaN(Date.parse(creationDate)) ? creationDate : null
