import { factory } from './env.ts'
import { ProblemError } from './problems.ts'

/** The longest body that any shopper has reason to send, in bytes. */
const MAX_BYTES = 128 * 1024
/** So much of a longer one is still taken off the wire: a caller who is cut off hears no answer. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024

/**
 * Refuses a body that is too long before anybody reads it, whether it says its length or comes in pieces.
 * Tests may put content of any length in the place of the shop's.
 */
export const limitBody = factory.createMiddleware(async function limitBody(c, next) {
  const { body, headers } = c.req.raw
  if (!body || c.req.path.startsWith('/test-control')) return next()
  const declared = headers.has('transfer-encoding') ? null : headers.get('content-length')
  if (declared !== null && Number(declared) <= MAX_BYTES) return next()

  const bytes = await shortEnough(body)
  if (!bytes) throw tooLong()
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes })
  return next()
})

/** All of a stream, or null if that is too much. */
async function shortEnough(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob | null> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let size = 0
  while (size <= MAX_DRAINED_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size <= MAX_BYTES) pieces.push(value)
  }
  return size <= MAX_BYTES ? new Blob(pieces) : null
}

const tooLong = () =>
  new ProblemError({
    status: 413,
    type: 'payload-too-large',
    title: 'Payload Too Large',
    detail: `The body of a request is at most ${MAX_BYTES} bytes long.`,
  })
