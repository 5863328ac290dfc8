import type { Context } from 'hono'

import type { AppEnv } from '../config/env.ts'
import { beginAttempt, createLimitedEdge } from '../limits/limit-attempts.ts'
import type { PageTarget } from './page-target.ts'

/** Counts a page that is not cached. @throws {ProblemError} `too-many-attempts` */
export async function limitPage(c: Context<AppEnv>, { key, query }: PageTarget): Promise<void> {
  const limit = c.get('pageSources').limits[key]
  if (limit && query.size > 0)
    await beginAttempt(createLimitedEdge(c), limit, () => Promise.resolve({}))
}
