import * as v from 'valibot'

import {
  SavedAddressResult,
  NamedAddress,
  RemovedAddress,
  SaveAddress,
} from '#shared/account/saved-address.ts'
import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'

import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import * as book from './address-book.ts'

const ofCustomer = { agents: 'allowed', limit: 'none', idempotency: 'account' } as const
const inAddressBook = { pages: ['addresses'], fallbackPage: 'addresses' } as const

const pageWith = (query: Record<string, string>) =>
  `${routes.addresses.href({})}?${new URLSearchParams(query).toString()}`

/** Saves a new address, or changes one. The page shows the form again for the same address. */
const saveAddress = customerAction({
  ...ofCustomer,
  name: 'saveAddress',
  input: SaveAddress,
  output: SavedAddressResult,
  run: (edge: Edge, input) => book.saveAddress(edge, input),
  form: {
    ...inAddressBook,
    fields: ['addressId', 'countryCode', 'isPreferred', ...ADDRESS_FIELDS],
    toInput: ({ isPreferred, ...typed }) => ({
      ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])),
      ...typed,
      isPreferred: isPreferred === 'on',
    }),
    pageOf: ({ addressId = 'new' }) => pageWith({ edit: addressId }),
    done: ({ outcome }) => pageWith({ [DONE_PARAMETER]: outcome }),
  },
})

/** The page names the removed address, and offers to undo it. */
const removeAddress = customerAction({
  ...ofCustomer,
  name: 'removeAddress',
  input: NamedAddress,
  output: RemovedAddress,
  run: book.removeAddress,
  form: { ...inAddressBook, fields: ['addressId'], done: (removed) => removed },
})

const preferAddress = customerAction({
  ...ofCustomer,
  name: 'preferAddress',
  input: NamedAddress,
  output: v.object({}),
  run: book.preferAddress,
  form: {
    ...inAddressBook,
    fields: ['addressId'],
    done: () => pageWith({ [DONE_PARAMETER]: 'preferred' }),
  },
})

export const addressActions = { saveAddress, removeAddress, preferAddress }
