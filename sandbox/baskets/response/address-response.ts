import type { OrderAddress } from '../contents/model.ts'
import { fullNameOf } from '../contents/order-address.ts'

export function addressResponse(address: OrderAddress) {
  const fullName = fullNameOf(address)
  return {
    id: address.id,
    ...address.fields,
    ...(fullName !== '' && { fullName }),
    ...address.custom,
  }
}
