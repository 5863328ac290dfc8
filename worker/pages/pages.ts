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
  if (target) return servePublicPage(c, target)
  const mapped = await resolveTarget(c)
  if (mapped instanceof Response) return mapped
  // Not kept: there is no end of addresses that lead nowhere, and a mapping may have failed.
  if (!mapped) return servePersonalPage(c, notFoundTarget(context.path, 404))
  return mapped.status === 200 ? servePublicPage(c, mapped) : servePersonalPage(c, mapped)
}
