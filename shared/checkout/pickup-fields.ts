/** The fields of whoever picks an order up, by those of an address with the same rules. */
export const PICKUP_FIELDS = {
  pickupFirstName: 'firstName',
  pickupLastName: 'lastName',
  pickupPhone: 'phone',
} as const
export type PickupField = keyof typeof PICKUP_FIELDS

export const isPickupField = (name: string): name is PickupField => name in PICKUP_FIELDS
