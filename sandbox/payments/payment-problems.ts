import { bodyLimit } from 'hono/body-limit'

import { ProblemError } from '../platform/problems.ts'

const MAX_BODY_BYTES = 8192

/** Limits the size of a body: a card is small. */
export function bodyLimited() {
  return bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ProblemError({
        status: 413,
        type: 'payload-too-large',
        title: 'Payload Too Large',
        detail: 'A card is smaller than this.',
      })
    },
  })
}

export const notFromField = () =>
  new ProblemError({
    status: 403,
    type: 'forbidden',
    title: 'Forbidden',
    detail: 'Cards are taken from the hosted field alone.',
  })

export const notJson = () =>
  new ProblemError({
    status: 415,
    type: 'unsupported-media-type',
    title: 'Unsupported Media Type',
    detail: 'A card is sent as JSON.',
  })

export const notMerchant = () =>
  new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'The secret is not the merchant’s.',
    headers: { 'www-authenticate': 'Bearer realm="payments"' },
  })
