import type { Context, Next } from 'hono'

import { factory, type AppEnv } from '../config/env.ts'

/** Its code loads with the first request for one of the addresses. */
const answer = async (c: Context<AppEnv>, next: Next) =>
  (await import('./answers.ts')).answerAt(c) ?? next()

/** The addresses that programs know of every origin (RFC 8615), and the one that `security.txt` had before. */
export const wellKnownRoutes = factory
  .createApp()
  .get('/.well-known/*', answer)
  .get('/security.txt', answer)
