import { parseAddress } from '#shared/checkout/address.ts'
import { postalArea } from '#shared/fields/postal-code.ts'
import type { Address } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import {
  MAX_ADDRESSES,
  type AddressId,
  type SavedAddressResult,
  type NamedAddress,
  type RemovedAddress,
  type SaveAddress,
  type SavedAddress,
} from '#shared/account/saved-address.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { ruleOverridesOf } from '../checkout/checkout.ts'
import { addressesIn } from '../checkout/saved-addresses.ts'
import type { Edge } from '../http/edge.ts'
import { changeCustomerRecord } from '../session/customer-record.ts'
import { readAccount } from './account-record.ts'

/** The customer's addresses, the preferred one first. */
export const readAddresses = async (edge: Pick<Edge, 'session'>): Promise<SavedAddress[]> =>
  addressesIn(await readAccount(edge))

/** @throws {ProblemError} `invalid-input` with `fields`, `not-found`, `address-limit` */
export async function saveAddress(edge: Edge, input: SaveAddress): Promise<SavedAddressResult> {
  const { addressId, countryCode, isPreferred, ...typed } = input
  const parsed = parseAddress(typed, countryCode, await ruleOverridesOf(edge))
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  const others = (await readAddresses(edge)).filter((saved) => saved.addressId !== addressId)
  const same = others.find(({ address }) => isSame(address, parsed.address))
  if (same && addressId === undefined) {
    if (isPreferred)
      await changeCustomerRecord(edge, patchRequest(same.addressId, { preferred: true }))
    return { outcome: 'known' }
  }
  const body = { ...toWireAddress(parsed.address), ...(isPreferred && { preferred: true }) }
  if (addressId !== undefined) {
    await changeCustomerRecord(edge, patchRequest(addressId, body))
    return { outcome: 'changed' }
  }
  if (others.length >= MAX_ADDRESSES) throw new ProblemError('address-limit')
  await changeCustomerRecord(edge, {
    operation: 'createCustomerAddress',
    method: 'POST',
    path: '/addresses',
    // The first address becomes the preferred one.
    body: {
      ...body,
      addressId: crypto.randomUUID(),
      ...(others.length === 0 && { preferred: true }),
    },
  })
  return { outcome: 'added' }
}

/** An address that is gone counts as removed. */
export async function removeAddress(
  edge: Edge,
  { addressId }: NamedAddress,
): Promise<RemovedAddress> {
  const saved = (await readAddresses(edge)).find((each) => each.addressId === addressId)
  if (!saved) return { removed: null }
  await changeCustomerRecord(edge, {
    operation: 'removeCustomerAddress',
    method: 'DELETE',
    path: addressPath(addressId),
  })
  return { removed: saved }
}

/** @throws {ProblemError} `not-found` */
export async function preferAddress(edge: Edge, { addressId }: NamedAddress) {
  await changeCustomerRecord(edge, patchRequest(addressId, { preferred: true }))
  return {}
}

const addressPath = (addressId: AddressId) => `/addresses/${encodeURIComponent(addressId)}` as const

const patchRequest = (addressId: AddressId, body: object) => ({
  operation: 'updateCustomerAddress',
  method: 'PATCH' as const,
  path: addressPath(addressId),
  body,
})

const isSame = (one: Address, other: Address) => comparable(one) === comparable(other)

/** Ignores case and punctuation, which may differ when an address is typed again. */
const comparable = ({ phone: _phone, postalCode, ...address }: Address) =>
  [
    ...Object.values(address).map((part) => cleanLine(part ?? '')),
    postalArea(postalCode, address.countryCode),
  ]
    .join('\n')
    .toLowerCase()
    .replace(/[.,]/g, '')

/** An empty field removes the stored value. */
const toWireAddress = ({ address2, phone, stateCode, ...address }: Address) => ({
  ...address,
  address2,
  stateCode: stateCode || null,
  phone,
})
