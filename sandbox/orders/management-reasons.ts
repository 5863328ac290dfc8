const reasonCodes = (first: string, ...others: string[]) => [
  { reason: first, default: true },
  ...others.map((reason) => ({ reason, default: false })),
]

/** The reasons for cancellations and returns. */
export const managementReasons = {
  cancelReasonCodes: reasonCodes(
    'Changed my mind',
    'Ordered by mistake',
    'Found a better price',
    'Delivery takes too long',
  ),
  returnReasonCodes: reasonCodes(
    'Not as expected',
    'Arrived damaged',
    'Wrong item',
    'No longer needed',
  ),
}

type Kind = keyof typeof managementReasons

/** The reason to store if the shopper gives none. */
export const defaultReason = (kind: Kind) =>
  managementReasons[kind].find((code) => code.default)?.reason ?? ''

export const isReason = (kind: Kind, reason: string) =>
  managementReasons[kind].some((code) => code.reason === reason)
