import type { Context } from 'hono'

import { refinementOf } from '#shared/listing/page-parameters.ts'
import { routes } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/canonical-query.ts'

import { helpPageAt } from '../content/help-pages.ts'
import { resolveUrl } from './url-mappings.ts'
import type { UrlMapping } from './cache.ts'
import type { AppEnv } from '../config/env.ts'
import type { OpenReads } from '../cache/reader-sources.ts'
import { contentAddressOf } from '../render/content-address.ts'
import { isWithinShop, locationOf, withRequestQuery } from '../http/location.ts'
import { mappedTarget, notFoundTarget, type PageTarget } from '../render/page-target.ts'

const REDIRECTS = [301, 302, 307]

/** A path of the shop without site and locale, and a query with its question mark. */
interface ShopUrl {
  path: string
  search: string
}

const urlOf = (c: Context<AppEnv>): ShopUrl => ({
  path: c.get('context').path,
  search: new URL(c.req.url).search,
})

/**
 * Resolves a URL that no route matches to a page or a redirect. Null if there is no mapping.
 * @throws {ProblemError} `unavailable` if mappings cannot be read, and none is stored
 */
export async function resolveTarget(
  c: Context<AppEnv>,
  openReads: OpenReads,
  url = urlOf(c),
): Promise<PageTarget | Response | null> {
  const context = c.get('context')
  const path = contentAddressOf(url.path)
  if (path === null) return null
  const { commerce, cache } = await openReads(context, c.env)
  const mapping = await resolveUrl(path, { commerce, cache, log: context.log })
  if (!mapping) return helpTarget(path)
  return redirectOf(c, mapping, path) ?? pageOf(mapping, url)
}

/** The help page at a path without a mapping. Its own ids have the same addresses in every locale. */
function helpTarget(path: string) {
  const assetId = helpPageAt(path)
  return assetId === null ? null : mappedTarget('customerCare', { assetId, isNamed: 'true' }, path)
}

type Found = NonNullable<UrlMapping>

function pageOf({ resourceType, resourceId, statusCode, refinements }: Found, url: ShopUrl) {
  const { path, search } = url
  if (statusCode === 410) return notFoundTarget(path, 410)
  if (resourceId === null) return null
  if (resourceType === 'content_asset') {
    return mappedTarget('customerCare', { assetId: resourceId }, path)
  }
  if (resourceType !== 'category') return null
  const query = gridQueryOf(search, refinements)
  return { ...mappedTarget('category', { categoryId: resourceId }, path), query }
}

/**
 * The query of a category's grid. The mapping's refinements apply unless the query names the same attribute. A
 * mapping has search attributes without their prefix; a grid's URL uses shorter names.
 */
function gridQueryOf(search: string, refinements: Record<string, string>) {
  const query = new URLSearchParams(search)
  for (const [attribute, text] of Object.entries(refinements)) {
    const name = refinementOf(attribute) ?? refinementOf(`c_${attribute}`)
    if (name === undefined || query.has(name)) continue
    for (const value of text.split('|')) query.append(name, value)
  }
  return new URLSearchParams(canonicalQuery(routes.category, query))
}

/**
 * The redirect of a mapping, to a path of the shop or an https URL. Null if it would redirect to itself. Within the shop,
 * it always keeps the query.
 */
function redirectOf(
  c: Context<AppEnv>,
  { destinationUrl, statusCode, copySourceParams }: Found,
  path: string,
) {
  if (destinationUrl === null || !REDIRECTS.includes(statusCode ?? 0)) return null
  const isUsable = isPlainPath(destinationUrl) || destinationUrl.startsWith('https://')
  if (!isUsable || destinationUrl === path) return null
  const context = c.get('context')
  const to = locationOf(destinationUrl, context)
  const keepsQuery = copySourceParams || isWithinShop(to, context)
  const location = keepsQuery ? withRequestQuery(c, to, []) : to
  const headers = { Location: location, 'Cache-Control': 'no-cache' }
  return new Response(null, { status: statusCode ?? 302, headers })
}

/** Whether browsers read it as a path of the shop as it is written, and never as one of another host. */
const isPlainPath = (destination: string) =>
  /^\/(?!\/)[^\\\p{Cc}]*$/u.test(destination) &&
  !/^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/iu.test(destination)
