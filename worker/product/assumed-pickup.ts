import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { ItemFields } from './item-of.ts'

/** Whether the instance says which products stores hand over. */
const saysIt = (commerce: Pick<CommerceClient, 'defines'>) =>
  commerce.defines('c_availableForInStorePickup')

/** The product of an instance that does not say which ones stores hand over: every store hands over what it has. */
export const withPickup = <Fields extends ItemFields>(
  commerce: Pick<CommerceClient, 'defines'>,
  product: Fields,
): Fields => (saysIt(commerce) ? product : { ...product, c_availableForInStorePickup: true })
