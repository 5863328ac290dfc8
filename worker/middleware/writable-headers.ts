import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'

/** The response's headers, writable. A fetched response has immutable headers, so it is copied first. */
export function writableHeaders(c: Context<AppEnv>): Headers {
  try {
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
  } catch {
    c.res = new Response(c.res.body, c.res)
  }
  return c.res.headers
}
