import { factory } from './env.ts'
import { ProblemError } from './problems.ts'

/** The longest accepted body, in bytes; no shopper needs to send more. */
const MAX_BYTES = 128 * 1024
/** A picture of a review, with the form around it. */
const MAX_UPLOAD_BYTES = 6 * 1024 * 1024
const UPLOADS = ['/services/reviews/data/uploadphoto.json']
/** How much of a longer body is still read: a caller that is cut off while sending never sees the response. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024

/**
 * Rejects a body that is too long before a handler reads it, with a declared length or in chunks.
 * Test control is exempt: tests may replace the shop's content with content of any length.
 */
export const limitBody = factory.createMiddleware(async function limitBody(c, next) {
  const { body, headers } = c.req.raw
  if (!body || c.req.path.startsWith('/test-control')) return next()
  const most = UPLOADS.includes(c.req.path) ? MAX_UPLOAD_BYTES : MAX_BYTES
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length')
  if (declared !== null && Number(declared) <= most) return next()

  const bytes = await shortEnough(body, most)
  if (!bytes) throw tooLong(most)
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes })
  return next()
})

/** The whole stream, or null if it is too long. */
async function shortEnough(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Blob | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let size = 0
  while (size <= MAX_DRAINED_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size <= most) pieces.push(value)
  }
  return size <= most ? new Blob(pieces) : null
}

const tooLong = (most: number) =>
  new ProblemError({
    status: 413,
    type: 'payload-too-large',
    title: 'Payload Too Large',
    detail: `The body of a request is at most ${most} bytes long.`,
  })
