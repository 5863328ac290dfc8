/** The part of CBOR that authenticators use: integers, bytes, text, arrays and maps. */
export type Cbor = number | string | Uint8Array<ArrayBuffer> | Cbor[] | Map<Cbor, Cbor>

const MAX_DEPTH = 4

interface Cursor {
  bytes: Uint8Array<ArrayBuffer>
  at: number
}

/**
 * Reads one value and returns it with its end position.
 * @throws RangeError for a type not listed above, or incomplete input.
 */
export function readCbor(bytes: Uint8Array<ArrayBuffer>, start = 0): { value: Cbor; end: number } {
  const cursor = { bytes, at: start }
  const value = readItem(cursor, 0)
  return { value, end: cursor.at }
}

function readItem(cursor: Cursor, depth: number): Cbor {
  if (depth > MAX_DEPTH) throw new RangeError('The CBOR input is nested too deeply.')
  const [head = 0] = take(cursor, 1)
  const size = getSize(cursor, head & 31)
  switch (head >> 5) {
    case 0:
      return size
    case 1:
      return -1 - size
    case 2:
      return take(cursor, size)
    case 3:
      return new TextDecoder('utf-8', { fatal: true }).decode(take(cursor, size))
    case 4:
      return items(cursor, size, depth)
    case 5:
      return pairs(items(cursor, 2 * size, depth))
    default:
      throw new RangeError('Tags and simple values are not supported.')
  }
}

/** The size is in the head itself or in the bytes after it. */
function getSize(cursor: Cursor, short: number) {
  if (short < 24) return short
  if (short > 26) throw new RangeError('The length is too large or indefinite.')
  return take(cursor, 2 ** (short - 24)).reduce((size, byte) => size * 256 + byte, 0)
}

function take(cursor: Cursor, size: number) {
  const end = cursor.at + size
  if (end > cursor.bytes.length) throw new RangeError('The CBOR input is incomplete.')
  const taken = cursor.bytes.slice(cursor.at, end)
  cursor.at = end
  return taken
}

function items(cursor: Cursor, size: number, depth: number) {
  if (size > cursor.bytes.length - cursor.at) throw new RangeError('The CBOR input is incomplete.')
  return Array.from({ length: size }, () => readItem(cursor, depth + 1))
}

const pairs = (flat: Cbor[]) =>
  new Map(
    flat.flatMap((key, at) => {
      const value = flat[at + 1]
      return at % 2 === 0 && value !== undefined ? [[key, value] as const] : []
    }),
  )
