import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

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
  return servePublicPage(c, mapped ?? notFoundTarget(context.path, 404))
}

export const isUnavailable = (error: unknown) =>
  error instanceof ProblemError && error.type === 'unavailable'
