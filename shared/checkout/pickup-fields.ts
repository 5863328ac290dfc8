/** The fields of the pickup person, by the address fields with the same rules. */
export const PICKUP_FIELDS = {
  pickupFirstName: 'firstName',
  pickupLastName: 'lastName',
  pickupPhone: 'phone',
} as const
export type PickupField = keyof typeof PICKUP_FIELDS

export const isPickupField = (name: string): name is PickupField => name in PICKUP_FIELDS
