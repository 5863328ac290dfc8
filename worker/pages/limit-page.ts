import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { beginAttempt } from '../limits/limit-attempts.ts'
import type { LimitName } from '../limits/limits.ts'
import type { PageTarget } from './page-target.ts'

/** Pages whose query is answered by a service that is paid by the call. */
const LIMITED: Partial<Record<PageTarget['key'], LimitName>> = { storeLocator: 'places' }

/** Counts a page that is not cached. @throws {ProblemError} `too-many-attempts` */
export async function limitPage(c: Context<AppEnv>, { key, query }: PageTarget): Promise<void> {
  const limit = LIMITED[key]
  if (limit && query.size > 0) await beginAttempt(c, limit, () => Promise.resolve({}))
}
