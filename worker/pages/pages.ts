import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { previewOf } from '../preview/preview-of.ts'
import { isAttackAddress, isFileAddress, isOversized } from './content-address.ts'
import { resolveTarget } from './mapped-target.ts'
import { rememberAddress } from './page-hits.ts'
import { notFoundTarget, targetOf, type PageTarget } from './page-target.ts'
import { servePersonalPage } from './personal-page.ts'
import { servePreviewPage } from './preview-page.ts'
import { searchOf } from './search-of.ts'
import { servePublicPage } from './serve-page.ts'

/** Serves every other URL: the page of a route, the target of a URL mapping, or the not-found page. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  if (isFileAddress(context.path)) return notFoundText(c, 'file')
  if (isAttackAddress(context.path)) return notFoundText(c, 'unmatched')
  const target = targetOf(context.path, searchOf(c.req.url))
  context.log.set('route', target?.key ?? 'unmatched')
  if (target?.audience === 'personal') return servePersonalPage(c, target)
  return target ? serveMatched(c, target) : serveUnmatched(c)
}

/** Serves the public page of a route. */
async function serveMatched(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const response = await serveShared(c, target)
  if (response.status === 200) rememberAddress(c, target)
  // The page may have moved or be gone for good.
  return response.status === 404 ? ((await serveMapped(c)) ?? response) : response
}

/** Serves a path that no route matches. */
async function serveUnmatched(c: Context<AppEnv>): Promise<Response> {
  const { path } = c.get('context')
  if (isOversized(path)) return notFoundText(c, 'unmatched')
  // The not-found page is not stored, because the number of such URLs is unbounded.
  return (await serveMapped(c)) ?? servePersonalPage(c, notFoundTarget(path, 404))
}

/** Nobody reads a page in place of a picture or a script, or at an address that only programs make up. */
function notFoundText(c: Context<AppEnv>, route: 'file' | 'unmatched') {
  c.get('context').log.set('route', route)
  return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
}

/**
 * Serves the target of a URL mapping. Null if there is none.
 * @throws {ProblemError} `unavailable` if that is unknown: a 404 would drop the address from search engines
 */
async function serveMapped(c: Context<AppEnv>): Promise<Response | null> {
  const mapped = await resolveTarget(c)
  if (!mapped || mapped instanceof Response) return mapped
  return mapped.status === 200 ? serveShared(c, mapped) : servePersonalPage(c, mapped)
}

/** Serves a page that is the same for everybody, or what a signed link shows of it. */
async function serveShared(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const preview = await previewOf(c)
  return preview ? servePreviewPage(c, target, preview) : servePublicPage(c, target)
}
