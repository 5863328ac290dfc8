import { COUNTRIES, type Country } from '#shared/fields/country.ts'
import { rulesOf } from '#shared/fields/country.ts'
import { emailProblem } from '#shared/fields/email.ts'
import { isOrderNo, plainOrderNo } from '#shared/checkout/order-no.ts'
import { formatPostalCode, postalArea } from '#shared/fields/postal-code.ts'
import type { TrackedOrder, TrackOrder } from '#shared/orders/order-tracking.ts'
import { ProblemError, type FieldCode, type FieldProblems } from '#shared/http/problem.ts'

import { productsOfLines } from '../bag/lacking-lines.ts'
import { pickupOf } from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'
import { mapTrackedOrder } from './map-tracked-order.ts'
import { lookUpOrder } from './upstream.ts'

/**
 * An order by its details, for anyone who knows them. Neither a street nor an e-mail address is part of it.
 * @throws {ProblemError} `invalid-input` with `fields`, `not-found`, `too-many-attempts`, `unavailable`
 */
export async function trackOrder(edge: Edge, input: TrackOrder): Promise<TrackedOrder> {
  const { site } = edge.context
  const fields = findFieldProblems(input, site.country)
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-input', { fields })
  const { email } = input
  const orderNo = plainOrderNo(input.orderNo)
  // No order has such a number.
  if (!isOrderNo(orderNo)) throw new ProblemError('not-found')
  const { postalCode, area } = readPostalCode(input.postalCode) ?? { ...input, area: null }
  const lookUp = (code: string) => lookUpOrder(edge, { orderNo, email, postalCode: code })
  const order = await lookUp(postalCode).catch((error: unknown) => {
    const isUnknown = error instanceof ProblemError && error.type === 'not-found'
    if (!isUnknown || area === null || area === postalCode) throw error
    // The bill may have the ZIP without its last four digits.
    return lookUp(area)
  })
  const [pickup, products] = await Promise.all([
    pickupOf(edge, order),
    productsOfLines(edge, [order]),
  ])
  return withoutAddresses(mapTrackedOrder(order, edge.mapper, { pickup, products }))
}

/** Removes addresses, which a postal code must not reveal. */
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

function findFieldProblems(
  { orderNo, email, postalCode }: TrackOrder,
  country: Country,
): FieldProblems {
  const problems: Record<keyof TrackOrder, FieldCode | null> = {
    orderNo: orderNo === '' ? 'required' : null,
    email: email === '' ? 'required' : findEmailProblem(email),
    postalCode: postalCode === '' ? 'required' : postalCodeProblem(postalCode, country),
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, code]) => (code ? [[name, code]] : [])),
  )
}

/** Older orders may have an address that forms no longer accept. */
function findEmailProblem(email: string) {
  const problem = emailProblem(email)
  return problem === 'email-plus' ? null : problem
}

/** The bill may go to any country of the shop, whichever the site. */
function readPostalCode(typed: string) {
  for (const country of COUNTRIES) {
    const postalCode = formatPostalCode(typed, country)
    if (postalCode !== null) return { postalCode, area: postalArea(postalCode, country) }
  }
  return null
}

function postalCodeProblem(typed: string, country: Country): FieldCode | null {
  if (readPostalCode(typed) !== null) return null
  return rulesOf(country).postalCode.problem
}
