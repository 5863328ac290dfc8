import type { OrderAddress } from '../model.ts'
import { fullNameOf } from '../shipments/order-address.ts'

export function addressResponse(address: OrderAddress) {
  const fullName = fullNameOf(address)
  return {
    id: address.id,
    ...address.fields,
    ...(fullName !== '' && { fullName }),
    ...address.custom,
  }
}
