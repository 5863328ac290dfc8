import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import { NamedAddress, SaveAddress } from '#shared/account/saved-address.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from './define-action.ts'

const inAddressBook = {
  pages: ['addresses'],
  fallbackPage: 'addresses',
  access: 'customerAccount',
  idempotency: 'account',
} as const

const PAGE = routes.addresses.href({})
const pageAfter = (done: string) =>
  `${PAGE}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

/** A new address, or what is changed of one. The page shows the form again for the address that it is about. */
export const saveAddress = defineAction({
  ...inAddressBook,
  agents: 'allowed',
  limit: 'none',
  success: 'redirect',
  fields: ['addressId', 'countryCode', 'isPreferred', ...ADDRESS_FIELDS],
  pageOf: ({ addressId = 'new' }) =>
    `${PAGE}?${new URLSearchParams({ edit: addressId }).toString()}`,
  toInput: ({ isPreferred, ...typed }) => ({
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])),
    ...typed,
    isPreferred: isPreferred === 'on',
  }),
  schema: SaveAddress,
  async run({ customerAccount, input, idempotencyKey }) {
    const { outcome } = await customerAccount.saveAddress(input, idempotencyKey)
    return pageAfter(outcome)
  },
})

/** The page says which address is gone, and offers to undo it. */
export const removeAddress = defineAction({
  ...inAddressBook,
  agents: 'allowed',
  limit: 'none',
  success: 'answer',
  fields: ['addressId'],
  schema: NamedAddress,
  run: ({ customerAccount, input, idempotencyKey }) =>
    customerAccount.removeAddress(input, idempotencyKey),
})

export const preferAddress = defineAction({
  ...inAddressBook,
  agents: 'allowed',
  limit: 'none',
  success: 'redirect',
  fields: ['addressId'],
  schema: NamedAddress,
  async run({ customerAccount, input, idempotencyKey }) {
    await customerAccount.preferAddress(input, idempotencyKey)
    return pageAfter('preferred')
  },
})
