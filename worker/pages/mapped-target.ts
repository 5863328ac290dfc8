import type { Context } from 'hono'

import { REFINEMENTS } from '#shared/contract/search.ts'

import { resolveUrl } from '../catalog/resolve-url.ts'
import type { UrlMapping } from '../cache/manifest.ts'
import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'
import { contentAddressOf } from './content-address.ts'
import { locationOf } from './location.ts'
import { mappedTarget, notFoundTarget, type PageTarget } from './page-target.ts'

const REDIRECTS = [301, 302, 307]

/** A path of the shop without site and locale, and a query with its question mark. */
interface ShopUrl {
  path: string
  search: string
}

const urlOf = (c: Context<AppEnv>): ShopUrl => ({
  path: c.var.context.path,
  search: new URL(c.req.url).search,
})

/** Resolves a URL that no route matches to a page or a redirect. Null if there is no mapping. */
export async function resolveTarget(
  c: Context<AppEnv>,
  url = urlOf(c),
): Promise<PageTarget | Response | null> {
  const { context } = c.var
  const path = contentAddressOf(url.path)
  if (path === null) return null
  const { commerce, cache } = createShop({ context, bindings: c.env })
  const mapping = await resolveUrl(path, { commerce, cache, log: context.log })
  if (!mapping) return null
  const { search } = url
  return redirectOf(mapping, { path, search }, context) ?? pageOf(mapping, url.path)
}

type Found = NonNullable<UrlMapping>

function pageOf({ resourceType, resourceId, statusCode, refinements }: Found, path: string) {
  if (statusCode === 410) return notFoundTarget(path, 410)
  if (resourceId === null) return null
  if (resourceType === 'content_asset') {
    return mappedTarget('customerCare', { assetId: resourceId }, path)
  }
  if (resourceType !== 'category') return null
  const query = refinedQuery(refinements)
  return { ...mappedTarget('category', { categoryId: resourceId }, path), query }
}

/** A mapping has search attributes without their prefix; a grid's URL uses shorter names. */
function refinedQuery(refinements: Record<string, string>) {
  const query = new URLSearchParams()
  for (const [name, attribute] of Object.entries(REFINEMENTS)) {
    const text = refinements[attribute] ?? refinements[attribute.replace(/^c_/, '')]
    for (const value of text?.split('|') ?? []) query.append(name, value)
  }
  return query
}

/** The redirect of a mapping, to a path of the shop or an https URL. Null if it would redirect to itself. */
function redirectOf(
  { destinationUrl, statusCode, copySourceParams }: Found,
  { path, search }: { path: string; search: string },
  context: AppEnv['Variables']['context'],
) {
  if (destinationUrl === null || !REDIRECTS.includes(statusCode ?? 0)) return null
  const isOurs = /^\/(?![/\\])/.test(destinationUrl)
  if ((!isOurs && !destinationUrl.startsWith('https://')) || destinationUrl === path) return null
  const carried = copySourceParams && !destinationUrl.includes('?') ? search : ''
  const location = locationOf(destinationUrl + carried, context)
  const headers = { Location: location, 'Cache-Control': 'no-cache' }
  return new Response(null, { status: statusCode ?? 302, headers })
}
