import * as v from 'valibot'

import { parseAddress } from '#shared/checkout/address.ts'
import { postalArea } from '#shared/fields/postal-code.ts'
import type { Address } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import {
  AddressId,
  AddressOutcome,
  MAX_ADDRESSES,
  RemovedAddress,
  type AddressBook,
  type SaveAddress,
  type SavedAddress,
} from '#shared/account/saved-address.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import type { WireSavedAddress } from '../commerce/customer-records.ts'
import { ruleOverridesOf } from '../shopper/checkout.ts'
import { mapAddress } from '../shopper/map-checkout.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'

const Nothing = v.object({})

/** The addresses of one request's customer. */
export const createAddressBook = (account: AccountContext): AddressBook => ({
  getAddresses: () => addressesOf(account),
  saveAddress: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'saveAddress',
      idempotencyKey,
      input,
      schema: AddressOutcome,
      run: () => save(account, input),
    }),
  removeAddress: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'removeAddress',
      idempotencyKey,
      input,
      schema: RemovedAddress,
      run: () => remove(account, input.addressId),
    }),
  preferAddress: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'preferAddress',
      idempotencyKey,
      input,
      schema: Nothing,
      async run() {
        await account.change(changeOf(input.addressId, { preferred: true }))
        return {}
      },
    }),
})

/** The preferred one first. */
export async function addressesOf(account: AccountContext): Promise<SavedAddress[]> {
  const { addresses } = await account.read()
  return addresses
    .flatMap((wire) => savedIn(wire) ?? [])
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))
}

function savedIn(wire: WireSavedAddress): SavedAddress | null {
  const addressId = v.safeParse(AddressId, wire.addressId)
  const address = mapAddress(wire)
  if (!addressId.success || !address) return null
  return { addressId: addressId.output, isPreferred: wire.preferred, address }
}

async function save(account: AccountContext, input: SaveAddress): Promise<AddressOutcome> {
  const { addressId, countryCode, isPreferred, ...typed } = input
  const parsed = parseAddress(typed, countryCode, await ruleOverridesOf(account.shop))
  if ('problems' in parsed) throw new ProblemError('invalid-input', { fields: parsed.problems })
  const others = (await addressesOf(account)).filter((saved) => saved.addressId !== addressId)
  const same = others.find(({ address }) => isSame(address, parsed.address))
  if (same && addressId === undefined) {
    if (isPreferred) await account.change(changeOf(same.addressId, { preferred: true }))
    return { outcome: 'known' }
  }
  const body = { ...wireOf(parsed.address), ...(isPreferred && { preferred: true }) }
  if (addressId !== undefined) {
    await account.change(changeOf(addressId, body))
    return { outcome: 'changed' }
  }
  if (others.length >= MAX_ADDRESSES) throw new ProblemError('address-limit')
  await account.change({
    operation: 'createCustomerAddress',
    method: 'POST',
    path: '/addresses',
    // The first address is the one to be offered.
    body: {
      ...body,
      addressId: crypto.randomUUID(),
      ...(others.length === 0 && { preferred: true }),
    },
  })
  return { outcome: 'added' }
}

async function remove(account: AccountContext, addressId: AddressId): Promise<RemovedAddress> {
  const saved = (await addressesOf(account)).find((each) => each.addressId === addressId)
  if (!saved) return { removed: null }
  await account.change({
    operation: 'removeCustomerAddress',
    method: 'DELETE',
    path: pathOf(addressId),
  })
  return { removed: saved }
}

const pathOf = (addressId: AddressId) => `/addresses/${encodeURIComponent(addressId)}` as const

const changeOf = (addressId: AddressId, body: object) => ({
  operation: 'updateCustomerAddress',
  method: 'PATCH' as const,
  path: pathOf(addressId),
  body,
})

const isSame = (one: Address, other: Address) => comparable(one) === comparable(other)

/** A shopper who types the same address again may write it in other letters. */
const comparable = ({ phone: _phone, postalCode, ...address }: Address) =>
  [...Object.values(address).map((part) => cleanLine(part ?? '')), postalArea(postalCode)]
    .join('\n')
    .toLowerCase()
    .replace(/[.,]/g, '')

/** An empty field removes what was there. */
const wireOf = ({ address2, phone, ...address }: Address) => ({ ...address, address2, phone })
