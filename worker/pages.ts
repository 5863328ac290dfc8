import type { Context } from 'hono'

import * as features from '#shop/features.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { AppEnv } from './config/env.ts'
import { previewOf } from './content/preview-link.ts'
import { acceptsMarkdown } from './reading-agents/accepts-markdown.ts'
import { agentFileAt } from './reading-agents/file-paths.ts'
import { isAttackAddress, isFileAddress, isOversized } from './render/content-address.ts'
import { resolveTarget } from './seo/mapped-target.ts'
import { inRouteSpelling, withoutAdded } from './render/meant-address.ts'
import { locationOf, withRequestQuery } from './http/location.ts'
import { type PageTarget, notFoundTarget, targetOf } from './render/page-target.ts'
import { loadShop, openReads } from './load-shop.ts'
import { servePublicPage } from './render/serve-page.ts'

/** The code that renders pages for one visitor loads with the first of them. */
async function servePersonalPage(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const code = await import('./render/personal-page.ts')
  return code.servePersonalPage(c, target)
}

/** Serves every other URL: the page of a route, the target of a URL mapping, or the not-found page. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  if (isFileAddress(context.path)) return (await serveFile(c)) ?? notFoundText(c, 'file')
  if (isAttackAddress(context.path)) return notFoundText(c, 'unmatched')
  const target = targetOf(context.path, searchOf(c.req.url))
  context.log.set('route', target?.key ?? 'unmatched')
  if (target?.audience === 'personal') return servePersonalPage(c, target)
  return target ? serveMatched(c, target) : serveUnmatched(c)
}

/** Serves a file for reading agents. Null if there is none at this path. */
async function serveFile(c: Context<AppEnv>) {
  const file = features.readingAgents ? agentFileAt(c.get('context').path) : null
  if (!file) return null
  const { serveAgentFile } = await import('./reading-agents/serve-file.ts')
  return serveAgentFile(c, file, openReads)
}

/** Serves the public page of a route. */
async function serveMatched(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const response = await serveShared(c, target)
  // The page may have moved or be gone for good.
  return response.status === 404
    ? ((await serveMapped(c)) ?? (await redirectToMeant(c)) ?? response)
    : response
}

/** Serves a path that no route matches. */
async function serveUnmatched(c: Context<AppEnv>): Promise<Response> {
  const { path } = c.get('context')
  if (isOversized(path)) return notFoundText(c, 'unmatched')
  const spelled = inRouteSpelling(path)
  if (spelled !== null) return redirectPermanently(c, spelled)
  // The not-found page is not stored, because the number of such URLs is unbounded.
  return (
    (await serveMapped(c)) ??
    (await redirectToMeant(c)) ??
    servePersonalPage(c, notFoundTarget(path, 404))
  )
}

/**
 * Redirects from an address with something added at its end to the page that is there without it. Null if there is none.
 */
async function redirectToMeant(c: Context<AppEnv>): Promise<Response | null> {
  const asked = c.get('context')
  const url = new URL(c.req.url)
  const rest = withoutAdded(url.pathname)
  if (rest === null) return null
  url.pathname = rest
  const { site, locale, path, found } = placementOf(c).parse(url)
  if (!found) return null
  c.set('context', { ...asked, site, locale, path })
  const response = (await hasPage(c, url.search)) ? redirectPermanently(c, path) : null
  c.set('context', asked)
  return response
}

/** Whether the context's path leads anywhere: to a page, or to where a page has moved. */
async function hasPage(c: Context<AppEnv>, search: string) {
  const { path } = c.get('context')
  const target = targetOf(path, search)
  if (target?.audience === 'personal') return true
  const isKnown = target ? await isShown(c, target) : inRouteSpelling(path) !== null
  return isKnown || isFound(await resolveTarget(c, openReads))
}

async function isShown(c: Context<AppEnv>, target: PageTarget) {
  const response = await serveShared(c, target)
  await response.body?.cancel()
  return response.status !== 404
}

const isFound = (mapped: PageTarget | Response | null) =>
  mapped instanceof Response || mapped?.status === 200

/** @param path without site and locale */
function redirectPermanently(c: Context<AppEnv>, path: string) {
  const context = c.get('context')
  const location = withRequestQuery(c, locationOf(path, context), [])
  return new Response(null, {
    status: 301,
    headers: { Location: location, 'Cache-Control': 'no-cache' },
  })
}

const placementOf = (c: Context<AppEnv>) =>
  createPlacement({ ...c.get('context').config.placement, defaultSite })

/** Responds to requests for pictures and scripts, and to addresses that only programs make up. */
function notFoundText(c: Context<AppEnv>, route: 'file' | 'unmatched') {
  c.get('context').log.set('route', route)
  return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
}

/**
 * Serves the target of a URL mapping. Null if there is none.
 * @throws {ProblemError} `unavailable` if mappings cannot be read: a 404 would drop the address from search engines
 */
async function serveMapped(c: Context<AppEnv>): Promise<Response | null> {
  const mapped = await resolveTarget(c, openReads)
  if (!mapped || mapped instanceof Response) return mapped
  return mapped.status === 200 ? serveShared(c, mapped) : servePersonalPage(c, mapped)
}

/** Serves a public page in the form that the visitor accepts, or its preview for a signed link. */
async function serveShared(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const preview = await previewOf(c)
  if (!preview) {
    if (!features.readingAgents || !acceptsMarkdown(c.req.header('accept'))) {
      return servePublicPage(c, target)
    }
    const { serveMarkdown } = await import('./reading-agents/serve-markdown.ts')
    return serveMarkdown(c, target)
  }
  const context = c.get('context')
  const [{ servePreviewPage }, { createShop }] = await Promise.all([
    import('./render/preview-page.ts'),
    loadShop(context),
  ])
  const { catalog } = createShop({ context, bindings: c.env, preview })
  return servePreviewPage(c, target, { preview, catalog })
}

/** The query of a request's URL, with its question mark. Such a URL is already normalized, so it need not be parsed again. */
function searchOf(url: string) {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
