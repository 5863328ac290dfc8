/**
 * A text in the document that is replaced in every response, such as the nonce. The replacement has the same
 * length in bytes, so that a stored page can be served by overwriting a copy.
 */
export interface Placeholder {
  bytes: Uint8Array
  /** By the byte at which a search compares last: how far it may go on if there is no match (Horspool). */
  skips: Uint8Array
}

const encoder = new TextEncoder()

/** @param text at most 255 bytes */
export function createPlaceholder(text: string): Placeholder {
  const bytes = encoder.encode(text)
  const skips = new Uint8Array(256).fill(bytes.length)
  for (const [index, byte] of bytes.subarray(0, -1).entries())
    skips[byte] = bytes.length - 1 - index
  return { bytes, skips }
}

/** The offsets of all occurrences of the placeholder in `body`. */
export function findOffsets(body: Uint8Array, placeholder: Placeholder): number[] {
  const { length } = placeholder.bytes
  const offsets = []
  let at = findIndex(body, placeholder, 0)
  while (at >= 0) {
    offsets.push(at)
    at = findIndex(body, placeholder, at + length)
  }
  return offsets
}

/** Writes `replacement` into the body at every offset. */
export function writeOver(body: Uint8Array, offsets: readonly number[], replacement: Uint8Array) {
  for (const offset of offsets) body.set(replacement, offset)
}

/**
 * Replaces placeholders in a stream, however its chunks are split. If the end of a chunk could be the start of a
 * placeholder, it is held back until the next chunk arrives.
 */
export function withReplaced(
  stream: ReadableStream<Uint8Array>,
  replacements: ReadonlyMap<Placeholder, Uint8Array>,
) {
  const reader = stream.getReader()
  const placeholders = [...replacements.keys()]
  let held = new Uint8Array(0)
  const replaced = (chunk: Uint8Array) => {
    const body = held.length === 0 ? chunk : concatenated(held, chunk)
    const heldBack = Math.max(...placeholders.map(({ bytes }) => heldBackLength(body, bytes)))
    held = body.slice(body.length - heldBack)
    // A copy, because other code may still use the input chunk.
    const ready = body.slice(0, body.length - heldBack)
    for (const [placeholder, replacement] of replacements) {
      writeOver(ready, findOffsets(ready, placeholder), replacement)
    }
    return ready
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let ready = new Uint8Array(0)
        while (ready.length === 0) {
          const { done, value } = await reader.read()
          if (done) {
            if (held.length > 0) controller.enqueue(held)
            controller.close()
            return
          }
          ready = replaced(value)
        }
        controller.enqueue(ready)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function concatenated(first: Uint8Array, second: Uint8Array) {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}

/** The length of the longest suffix of `body` that is a prefix of `bytes`. */
function heldBackLength(body: Uint8Array, bytes: Uint8Array) {
  for (let length = Math.min(bytes.length - 1, body.length); length > 0; length -= 1) {
    if (startsAt(body, bytes, body.length - length, length)) return length
  }
  return 0
}

function findIndex(body: Uint8Array, { bytes, skips }: Placeholder, from: number): number {
  const last = bytes.length - 1
  let at = from
  while (at + last < body.length) {
    if (startsAt(body, bytes, at, bytes.length)) return at
    at += skips[body[at + last] ?? 0] ?? bytes.length
  }
  return -1
}

function startsAt(body: Uint8Array, bytes: Uint8Array, at: number, length: number) {
  for (let index = 0; index < length; index += 1) {
    if (body[at + index] !== bytes[index]) return false
  }
  return true
}
