import type { Context } from 'hono'

import { resolveUrl } from '../catalog/resolve-url.ts'
import type { UrlMapping } from '../cache/manifest.ts'
import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'
import { locationOf } from './location.ts'
import { mappedTarget, notFoundTarget, type PageTarget } from './page-target.ts'

const REDIRECTS = [301, 302, 307]

/** What an address that no route matches stands for: a page, a redirect, or null for nothing. */
export async function resolveTarget(c: Context<AppEnv>): Promise<PageTarget | Response | null> {
  const { context } = c.var
  const path = decoded(context.path)
  if (path === null) return null
  const { commerce, cache } = createShop({ context, bindings: c.env })
  const mapping = await resolveUrl(path, { commerce, cache, log: context.log })
  if (!mapping) return null
  return redirectOf(mapping, path, context) ?? pageOf(mapping, context.path)
}

type Found = NonNullable<UrlMapping>

function pageOf({ resourceType, resourceId, statusCode }: Found, path: string) {
  if (statusCode === 410) return notFoundTarget(path, 410)
  if (resourceId === null) return null
  if (resourceType === 'category') return mappedTarget('category', { categoryId: resourceId }, path)
  if (resourceType === 'content_asset')
    return mappedTarget('customerCare', { assetId: resourceId }, path)
  return null
}

/** Only to ourselves or to https; a mapping onto itself leads nowhere. */
function redirectOf(
  { destinationUrl, statusCode }: Found,
  path: string,
  context: AppEnv['Variables']['context'],
) {
  if (destinationUrl === null || !REDIRECTS.includes(statusCode ?? 0)) return null
  const isOurs = /^\/(?![/\\])/.test(destinationUrl)
  if ((!isOurs && !destinationUrl.startsWith('https://')) || destinationUrl === path) return null
  const headers = { Location: locationOf(destinationUrl, context), 'Cache-Control': 'no-cache' }
  return new Response(null, { status: statusCode ?? 302, headers })
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
