import { hexId } from '../../platform/hex-id.ts'
import type { AddressBody } from './address-body.ts'
import { ADDRESS_FIELDS, type OrderAddress } from './model.ts'

export function orderAddress(body: AddressBody): OrderAddress {
  const given = ADDRESS_FIELDS.flatMap((name) => {
    const value = body[name]?.trim()
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  return { id: hexId(), fields: Object.fromEntries(given), custom: body.custom }
}

export const fullNameOf = ({ fields }: OrderAddress) =>
  [fields.firstName, fields.lastName].filter((name) => name !== undefined).join(' ')
