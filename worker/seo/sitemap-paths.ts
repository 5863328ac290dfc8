import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import { type Route, matchRoute } from '#shared/routes.ts'
import { productPath } from '#shared/product/slug.ts'

import { type SitemapPiece, sitemap } from './cache.ts'
import { countProducts, pieceCount, readPiece } from './product-pieces.ts'
import { readSiteNavigation } from '../shell/upstream.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
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

/** The products of a piece. With alternates in three locales, its document has 1 MB at most, unless names are very long. */
const PIECE = 1_200

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

/** The paths of one piece of the products, in at most seven calls. */
export async function listProducts(
  commerce: CommerceClient,
  piece: number,
  signal?: AbortSignal,
): Promise<SitemapPiece> {
  const { total, names } = await readPiece(commerce, { piece, size: PIECE }, signal)
  const paths = names.flatMap(({ productId, productName, c_lastModified }) => {
    if (!v.is(ProductId, productId)) return []
    const path = productPath(productName, productId)
    return [
      { key: `product:${productId}`, path, ...(c_lastModified && { changed: c_lastModified }) },
    ]
  })
  return { total, paths: paths.filter(isListedAs('products')) }
}

const countPieces = async (commerce: CommerceClient, signal: AbortSignal) => ({
  total: await countProducts(commerce, signal),
  paths: [],
})

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
      const { total } = await readList(COUNT, countPieces, ...shop)
      return pieceCount(total, PIECE)
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
