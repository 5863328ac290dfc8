import { addressToInput } from '#shared/checkout/address.ts'
import type { Address } from '#shared/checkout/checkout.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import type { Edge } from '../http/edge.ts'
import { addressActions } from './address-actions.ts'
import { cardActions } from './card-actions.ts'

/** Saves the shipping address of a checkout in the account. */
export async function saveAddress(edge: Edge, address: Address, key: IdempotencyKey) {
  const { countryCode } = address
  const input = { ...addressToInput(address), countryCode, isPreferred: false }
  await addressActions.saveAddress.run(edge, input, key)
}

/** Saves the card of a checkout in the account. Agents save none, as in the account (`addCard`). */
export async function saveCard(edge: Edge, token: string, key: IdempotencyKey) {
  if (edge.session.state?.agent) return
  await cardActions.addCard.run(edge, { token }, key)
}
