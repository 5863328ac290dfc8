import { bodyLimit } from 'hono/body-limit'

import { factory } from '../env.ts'
import { respondWithStatus } from './problems.ts'

const MAX_ADDRESS = 8 * 1024
const MAX_HEADERS = 32 * 1024

/** Rejects URLs and headers that are larger than any the shop uses, before anything reads them. */
export const requestLimits = () =>
  factory.createMiddleware(async function requestLimits(c, next) {
    if (c.req.url.length > MAX_ADDRESS) return respondWithStatus(c, 'too-large', 414)
    if (sizeOf(c.req.raw.headers) > MAX_HEADERS) return respondWithStatus(c, 'too-large', 431)
    return next()
  })

/** Rejects a larger body, whether by its `Content-Length` or while reading it. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({ maxSize: maxBytes, onError: (c) => respondWithStatus(c, 'too-large', 413) })

function sizeOf(headers: Headers) {
  let size = 0
  for (const [name, value] of headers) size += name.length + value.length + 4 // colon, space, line end
  return size
}
