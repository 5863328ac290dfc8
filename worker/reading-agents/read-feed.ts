import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'

import type { OpenReads } from '../cache/reader-sources.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { createContentMapper } from '../markup/create-content-mapper.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'
import type { WireProduct } from '../product/products.ts'
import { countProducts, inTurns, pieceCount, readPiece } from '../seo/product-pieces.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { feed, type FeedPiece, type FeedProduct } from './cache.ts'
import { mapFeedProduct } from './feed-product.ts'
import { MAX_IDS, readFeedProducts, readTradeNumbers } from './upstream.ts'

/** The products of a piece: five calls. */
export const FEED_PIECE = 120

/** The variants whose trade numbers are read for a piece: twenty calls. Others have none in it. */
const MAX_NUMBERED = 20 * MAX_IDS

/** What is instead of the number of a piece in the key of the number of products. */
const COUNT = 'count'

/** The feed of all products of the context's site and locale, as a guest buys them. */
export interface Feed {
  /** The number of all products, and that of the pieces which they take. */
  count(): Promise<{ products: number; pieces: number }>
  /** One piece of the products, from 1; empty after the last one. */
  readPiece(piece: number): Promise<readonly FeedProduct[]>
}

/** Reads the feed from the cache or from commerce. */
export function createFeed(
  openReads: OpenReads,
  context: RequestContext,
  bindings: Bindings,
): Feed {
  async function read(
    part: string,
    load: (commerce: CommerceClient, signal: AbortSignal) => Promise<FeedPiece>,
  ) {
    const { cache, commerce } = await openReads(context, bindings)
    const { value } = await cache.read(feed, {
      key: [context.site.id, context.locale, part],
      load: (signal) => load(commerce, signal),
    })
    return value
  }

  return {
    async count() {
      const { total } = await read(COUNT, async (commerce, signal) => ({
        total: await countProducts(commerce, signal),
        products: [],
      }))
      return { products: total, pieces: pieceCount(total, FEED_PIECE) }
    },
    async readPiece(piece) {
      const { products } = await read(`${piece}`, (commerce, signal) =>
        loadPiece({ commerce, mapper: createContentMapper(context), signal }, piece),
      )
      return products
    },
  }
}

interface Loading {
  commerce: CommerceClient
  mapper: ContentMapper
  signal: AbortSignal
}

/** Reads a piece in at most 27 calls, of which four are open at once. */
async function loadPiece({ commerce, mapper, signal }: Loading, piece: number): Promise<FeedPiece> {
  const { total, names } = await readPiece(commerce, { piece, size: FEED_PIECE }, signal)
  const ids = names.flatMap(({ productId }) => {
    const id = v.safeParse(ProductId, productId)
    return id.success ? [id.output] : []
  })
  const parts = await inTurns(partsOf(ids), (part) => readFeedProducts(commerce, part, signal))
  const found = parts.flat()
  const numbers = await readNumbers(commerce, found, signal)
  const products = found.flatMap((wire) => mapFeedProduct(wire, mapper, numbers) ?? [])
  return { total, products: withoutRepeated(products, ids) }
}

/** Products in the order of their ids. A group of variants has the same ones as its master, which are listed once. */
function withoutRepeated(products: readonly FeedProduct[], ids: readonly string[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  const known = new Set<string>()
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted((one, other) => Number(isPart(one)) - Number(isPart(other)))
    .map((product) => {
      const offers = product.offers.filter(({ id }) => !known.has(id))
      for (const { id } of offers) known.add(id)
      return { ...product, offers }
    })
    .filter(({ offers }) => offers.length > 0)
}

/** Whether a product stands for some variants of another one. */
const isPart = ({ id, groupId }: FeedProduct) => groupId !== undefined && groupId !== id

/** The trade numbers of variants, by id. Those that cannot be read are left out. */
async function readNumbers(
  commerce: CommerceClient,
  products: readonly WireProduct[],
  signal: AbortSignal,
) {
  const ids = products.flatMap(({ variants }) => variants.map(({ productId }) => productId))
  const parts = await inTurns(partsOf(ids.slice(0, MAX_NUMBERED)), (part) =>
    readTradeNumbers(commerce, part, signal).catch(() => []),
  )
  return new Map(parts.flat())
}

const partsOf = <Id>(ids: readonly Id[]) =>
  Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, n) =>
    ids.slice(n * MAX_IDS, (n + 1) * MAX_IDS),
  )
