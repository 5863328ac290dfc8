import * as v from 'valibot'

import type { Navigation } from '#shared/contract/category.ts'
import { ProductId } from '#shared/contract/product.ts'
import { matchRoute, type Route } from '#shared/routes.ts'
import { productPath } from '#shared/slug.ts'

import { listProductNames } from '../commerce/search.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'

/** A page of the sitemap in one locale. Its key is the same in all locales. */
export interface SitemapPath {
  key: string
  /** Without site and locale. */
  path: string
}

/** The service's maximum page size, and the number of pages that fit into one sitemap. */
const PAGE = 200
const MAX_PAGES = 200
/** A request may open six connections at once; this leaves room for others. */
const AT_ONCE = 4

/** The paths of every category and product of a site in one locale. */
export async function listSitemapPaths(
  commerce: CommerceClient,
  navigation: Navigation,
  signal?: AbortSignal,
): Promise<SitemapPath[]> {
  const lists: Record<Listed, readonly SitemapPath[]> = {
    categories: listCategories(navigation),
    products: await listProducts(commerce, signal),
  }
  return [
    ...lists.categories.filter(isListedAs('categories')),
    ...lists.products.filter(isListedAs('products')),
  ]
}

type Listed = Exclude<Route['sitemap'], 'page' | false>

/** Whether the route of a path lists it. A path without a route has a URL mapping of its own. */
const isListedAs =
  (rule: Listed) =>
  ({ path }: SitemapPath) =>
    (matchRoute(path)?.route.sitemap ?? rule) === rule

const listCategories = (navigation: Navigation) =>
  navigation
    .flatMap(({ children, ...top }) => [top, ...children])
    .map(({ id, path }) => ({ key: `category:${id}`, path }))

async function listProducts(commerce: CommerceClient, signal: AbortSignal | undefined) {
  const page = (number: number) =>
    listProductNames(commerce, { limit: PAGE, offset: number * PAGE }, signal)
  const first = await page(0)
  const pages = Math.min(Math.ceil(first.total / PAGE), MAX_PAGES)
  const hits = [...first.hits]
  for (let number = 1; number < pages; number += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - number) }, (_, i) => number + i)
    for (const { hits: more } of await Promise.all(numbers.map(page))) hits.push(...more)
  }
  return hits.flatMap(({ productId, productName }) =>
    v.is(ProductId, productId)
      ? [{ key: `product:${productId}`, path: productPath(productName, productId) }]
      : [],
  )
}
