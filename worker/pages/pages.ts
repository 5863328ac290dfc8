import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { resolveTarget } from './mapped-target.ts'
import { notFoundTarget, targetOf } from './page-target.ts'
import { servePersonalPage } from './personal-page.ts'
import { servePublicPage } from './serve-page.ts'

/** Any address that nothing else answers: a page of the route table, one that content names, or not found. */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const { context } = c.var
  const target = targetOf(context.path, new URL(c.req.url).search)
  context.log.set('route', target?.key ?? 'unmatched')
  if (target?.audience === 'personal') return servePersonalPage(c, target)
  if (!target) {
    // Not kept: there is no end of addresses that lead nowhere, and a mapping may have failed.
    return (await serveMapped(c)) ?? servePersonalPage(c, notFoundTarget(context.path, 404))
  }
  const response = await servePublicPage(c, target)
  // What was here once may have moved, or be gone for good.
  return response.status === 404 ? ((await serveMapped(c)) ?? response) : response
}

/** What content made of an address; null when it says nothing of it. */
async function serveMapped(c: Context<AppEnv>): Promise<Response | null> {
  const mapped = await resolveTarget(c)
  if (!mapped || mapped instanceof Response) return mapped
  return mapped.status === 200 ? servePublicPage(c, mapped) : servePersonalPage(c, mapped)
}
