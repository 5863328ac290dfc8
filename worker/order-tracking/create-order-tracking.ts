import type { Country } from '#shared/fields/characters.ts'
import { emailProblem } from '#shared/fields/email.ts'
import { isOrderNo, plainOrderNo } from '#shared/checkout/order-no.ts'
import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import type { OrderTracking, TrackedOrder, TrackOrder } from '#shared/orders/order-tracking.ts'
import { ProblemError, type FieldCode, type FieldProblems } from '#shared/http/problem.ts'

import { createContentMapper } from '../catalog/create-content-mapper.ts'
import type { ReadPickupStore } from '../catalog/pickup-store-reader.ts'
import { guestOrderLookup } from '../commerce/order-lookup.ts'
import type { RequestContext } from '../env.ts'
import { pickupOf } from '../shopper/shipments.ts'
import { mapTrackedOrder } from './map-tracked-order.ts'

interface OrderTrackingDependencies {
  context: RequestContext
  sendCommerceRequest: Parameters<typeof guestOrderLookup>[0]
  readPickupStore: ReadPickupStore
}

export const createOrderTracking = ({
  context,
  sendCommerceRequest,
  readPickupStore,
}: OrderTrackingDependencies): OrderTracking => ({
  async trackOrder(input) {
    const { site, locale } = context
    const fields = fieldProblemsOf(input, site.country)
    if (Object.keys(fields).length > 0) throw new ProblemError('invalid-input', { fields })
    const { email } = input
    const orderNo = plainOrderNo(input.orderNo)
    // No order has such a number.
    if (!isOrderNo(orderNo)) throw new ProblemError('not-found')
    const postalCode = postalCodeOf(input.postalCode) ?? input.postalCode
    const lookUp = (code: string) =>
      guestOrderLookup(sendCommerceRequest, { orderNo, email, postalCode: code }, locale)
    const order = await lookUp(postalCode).catch((error: unknown) => {
      const area = postalArea(postalCode)
      const isUnknown = error instanceof ProblemError && error.type === 'not-found'
      if (!isUnknown || area === postalCode) throw error
      // The bill may have the ZIP without its last four digits.
      return lookUp(area)
    })
    const pickup = await pickupOf(order, readPickupStore, context.locale)
    const tracked = mapTrackedOrder(order, createContentMapper(context), pickup)
    return withoutAddresses(tracked)
  },
})

/** Whatever the service says, a postal code opens no address, neither of a street nor of e-mail. */
function withoutAddresses(order: TrackedOrder): TrackedOrder {
  const { bag, shipments } = order
  return {
    ...order,
    shipments: shipments.map((shipment) => ({ ...shipment, address: null })),
    bag: {
      ...bag,
      lines: bag.lines.map((line) => ({
        ...line,
        giftCard: line.giftCard && { ...line.giftCard, recipientEmail: null },
      })),
      giftCertificates: bag.giftCertificates.map((gift) => ({ ...gift, recipientEmail: null })),
    },
  }
}

function fieldProblemsOf(
  { orderNo, email, postalCode }: TrackOrder,
  country: Country,
): FieldProblems {
  const problems: Record<keyof TrackOrder, FieldCode | null> = {
    orderNo: orderNo === '' ? 'required' : null,
    email: email === '' ? 'required' : emailProblemOf(email),
    postalCode: postalCode === '' ? 'required' : postalCodeProblem(postalCode, country),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, code]) => (code ? [[name, code]] : [])),
  )
}

/** Older orders may have an address that forms no longer accept. */
function emailProblemOf(email: string) {
  const problem = emailProblem(email)
  return problem === 'email-plus' ? null : problem
}

/** The bill may go to either country, whichever the site. */
const postalCodeOf = (typed: string) =>
  formatPostalCode(typed, 'US') ?? formatPostalCode(typed, 'CA')

function postalCodeProblem(typed: string, country: Country): FieldCode | null {
  if (postalCodeOf(typed) !== null) return null
  return country === 'US' ? 'zip' : 'postal-code'
}
