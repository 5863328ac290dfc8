import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'
import { type Route, matchRoute } from '#shared/routes.ts'
import { productPath } from '#shared/product/slug.ts'

import { type SitemapPiece, sitemap } from './cache.ts'
import { readSiteNavigation } from '../shell/upstream.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { listProductNames } from '../product/product-search-calls.ts'
import { mapNavigation } from '../shell/map-category.ts'
import type { OpenReads } from '../cache/reader-sources.ts'
import type { Bindings, RequestContext } from '../config/env.ts'

/** A page of the sitemap in one locale. Its key is the same in all locales. */
export interface SitemapPath {
  key: string
  /** Without site and locale. */
  path: string
  /** When the page has changed (ISO 8601), if that is known. */
  changed?: string | undefined
}

/** The service's maximum page size. */
const PAGE = 200
/** The products of a piece. With alternates in three locales, its document has 1 MB at most, unless names are very long. */
const PIECE = 6 * PAGE
/** A request may open six connections at once; this leaves room for others. */
const AT_ONCE = 4

/** The number of pieces for this many products. */
const pieceCount = (products: number) => Math.ceil(products / PIECE)

/** Key parts besides the number of a piece. */
export const CATEGORIES = 'categories'
const COUNT = 'count'

/** The categories in the menu of a site. */
export async function readCategories(
  commerce: CommerceClient,
  signal?: AbortSignal,
): Promise<SitemapPiece> {
  const navigation = mapNavigation(await readSiteNavigation(commerce, signal))
  const paths = navigation
    .flatMap(({ children, ...top }) => [top, ...children])
    .map(({ id, path }) => ({ key: `category:${id}`, path }))
  return { total: paths.length, paths: paths.filter(isListedAs('categories')) }
}

/** Counts all products without listing any. */
async function countProducts(
  commerce: CommerceClient,
  signal?: AbortSignal,
): Promise<SitemapPiece> {
  const { total } = await listProductNames(commerce, { limit: 1, offset: 0 }, signal)
  return { total, paths: [] }
}

/**
 * The paths of one piece of the products, in at most seven calls. Pieces are counted from the oldest product, so a
 * new one is added to the last piece and moves no other. Rejects if a part is missing.
 *
 * @param piece from 1; a piece after the last one is empty
 */
export async function listProducts(
  commerce: CommerceClient,
  piece: number,
  signal?: AbortSignal,
): Promise<SitemapPiece> {
  const { total } = await countProducts(commerce, signal)
  const end = total - (piece - 1) * PIECE
  const start = Math.max(0, end - PIECE)
  const offsets = Array.from(
    { length: Math.ceil((end - start) / PAGE) },
    (_, i) => start + i * PAGE,
  )
  const paths: SitemapPath[] = []
  for (let at = 0; at < offsets.length; at += AT_ONCE) {
    const pages = offsets
      .slice(at, at + AT_ONCE)
      .map((offset) => readPage(commerce, { offset, limit: Math.min(PAGE, end - offset) }, signal))
    for (const page of await Promise.all(pages)) paths.push(...page)
  }
  return { total, paths: paths.filter(isListedAs('products')) }
}

async function readPage(
  commerce: CommerceClient,
  range: { offset: number; limit: number },
  signal: AbortSignal | undefined,
) {
  const { total, hits } = await listProductNames(commerce, range, signal)
  // Without this, an empty response would look like a piece with fewer products.
  if (hits.length === 0 && range.offset < total) throw new ProblemError('unavailable')
  return hits.flatMap(({ productId, productName, c_lastModified }) => {
    if (!v.is(ProductId, productId)) return []
    const path = productPath(productName, productId)
    return [
      { key: `product:${productId}`, path, ...(c_lastModified && { changed: c_lastModified }) },
    ]
  })
}

type Listed = Exclude<Route['sitemap'], 'page' | false>

/** Whether the route of a path lists it. A path without a route has its own URL mapping. */
function isListedAs(rule: Listed) {
  return ({ path }: SitemapPath) => (matchRoute(path)?.route.sitemap ?? rule) === rule
}

export type ListPaths = (
  context: RequestContext,
  bindings: Bindings,
) => Promise<readonly SitemapPath[]>

/** Lists the categories and products of the context's site and locale. */
export interface SitemapLists {
  listCategories: ListPaths
  /** The number of pieces that all products take. */
  countPieces(context: RequestContext, bindings: Bindings): Promise<number>
  /** One piece of the products, from 1; empty after the last one. */
  listProducts(piece: number, ...args: Parameters<ListPaths>): ReturnType<ListPaths>
}

type Load = (commerce: CommerceClient, signal: AbortSignal) => Promise<SitemapPiece>

/** Reads what the sitemaps list, from the cache or from commerce. */
export function sitemapLists(openReads: OpenReads): SitemapLists {
  async function readList(part: string, load: Load, context: RequestContext, bindings: Bindings) {
    const { cache, commerce } = await openReads(context, bindings)
    const { value } = await cache.read(sitemap, {
      key: [context.site.id, context.locale, part],
      load: (signal) => load(commerce, signal),
    })
    return value
  }

  return {
    async listCategories(...shop) {
      const { paths } = await readList(CATEGORIES, readCategories, ...shop)
      return paths
    },
    async countPieces(...shop) {
      const { total } = await readList(COUNT, countProducts, ...shop)
      return pieceCount(total)
    },
    async listProducts(piece, ...shop) {
      const { paths } = await readList(
        `${piece}`,
        (commerce, signal) => listProducts(commerce, piece, signal),
        ...shop,
      )
      return paths
    },
  }
}
