import { ProblemError } from '#shared/http/problem.ts'

import { listProductNames } from '../product/product-search-calls.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'

/** The service's maximum page size. */
const PAGE = 200
/** A request may open six connections at once; this leaves room for others. */
export const AT_ONCE = 4

/** The number of pieces of this size for this many products. */
export const pieceCount = (products: number, size: number) => Math.ceil(products / size)

/** Counts all products without listing any. */
export async function countProducts(commerce: CommerceClient, signal?: AbortSignal) {
  const { total } = await listProductNames(commerce, { limit: 1, offset: 0 }, signal)
  return total
}

/**
 * The names of one piece of all products. Pieces are counted from the oldest product, so a new one is added to the last
 * piece and moves no other. Rejects if a part is missing.
 *
 * @param piece from 1; a piece after the last one is empty
 */
export async function readPiece(
  commerce: CommerceClient,
  { piece, size }: { piece: number; size: number },
  signal?: AbortSignal,
) {
  const total = await countProducts(commerce, signal)
  const end = total - (piece - 1) * size
  const start = Math.max(0, end - size)
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil((end - start) / PAGE)) },
    (_, i) => start + i * PAGE,
  )
  const pages = await inTurns(offsets, (offset) =>
    readPage(commerce, { offset, limit: Math.min(PAGE, end - offset) }, signal),
  )
  return { total, names: pages.flat() }
}

async function readPage(
  commerce: CommerceClient,
  range: { offset: number; limit: number },
  signal: AbortSignal | undefined,
) {
  const { total, hits } = await listProductNames(commerce, range, signal)
  // Without this, an empty response would look like a piece with fewer products.
  if (hits.length === 0 && range.offset < total) throw new ProblemError('unavailable')
  return hits
}

/** Reads parts, a few at once, and returns them in order. */
export async function inTurns<Part, Read>(
  parts: readonly Part[],
  read: (part: Part) => Promise<Read>,
): Promise<Read[]> {
  const all: Read[] = []
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    all.push(...(await Promise.all(parts.slice(at, at + AT_ONCE).map(read))))
  }
  return all
}
