type MessageId = FormatjsIntl.Message['ids']

/** What is said about a postal code, in the country's own word for it (spec 1 §8). */
export const CODE_MESSAGES = {
  US: { invalid: 'field.zip', none: 'stores.noneNearZip' },
  CA: { invalid: 'field.postalCode', none: 'stores.noneNearPostalCode' },
} as const satisfies Record<'US' | 'CA', Record<'invalid' | 'none', MessageId>>
