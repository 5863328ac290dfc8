/** The fields of a typed address. Not part of the contract, so that pages can import it without the schemas there. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'phone',
] as const
