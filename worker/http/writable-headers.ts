import type { Context } from 'hono'

import type { AppEnv } from '../config/env.ts'

/** The response's headers, writable. */
export function writableHeaders(c: Context<AppEnv>): Headers {
  changeHeaders(c, (headers) => headers.set('X-Content-Type-Options', 'nosniff'))
  return c.res.headers
}

/** Changes the response's headers. A fetched response has immutable headers, so it is copied first. */
export function changeHeaders(c: Context<AppEnv>, change: (headers: Headers) => void) {
  try {
    change(c.res.headers)
  } catch {
    c.res = new Response(c.res.body, c.res)
    change(c.res.headers)
  }
}
