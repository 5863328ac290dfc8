/** The fields of a typed address. Not in the contract, whose schemas most pages do not need. */
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
