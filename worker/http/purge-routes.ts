import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { Cache } from '../cache/cache.ts'
import { factory, type Bindings, type Config, type RequestContext } from '../config/env.ts'
import { limitBody } from './body-limits.ts'
import { respondWithStatus } from './problems.ts'
import { requireJson } from './same-origin.ts'
import { requireSecret } from './require-secret.ts'

type OpenCache = (context: RequestContext, bindings: Bindings) => Promise<Pick<Cache, 'purge'>>

const MAX_BODY = 4 * 1024

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
const Purge = v.union([v.strictObject({ key: Name }), v.strictObject({ tag: Name })])

/** `POST /purge` with `{ key }` or `{ tag }` and the shared secret as its bearer token. */
export const createPurgeRoutes = (openCache: OpenCache) =>
  factory
    .createApp()
    .post('/purge', requireSecret(purgeSecret), requireJson(), limitBody(MAX_BODY), async (c) => {
      const purge = v.safeParse(v.pipe(v.string(), v.parseJson(), Purge), await c.req.text())
      if (!purge.success) throw new ProblemError('invalid-input')
      const cache = await openCache(c.get('context'), c.env)
      await cache.purge(purge.output)
      return c.json({ purged: true }, 200, { 'Cache-Control': 'no-store' })
    })
    .all('/purge', (c) => {
      const response = respondWithStatus(c, 'method-not-allowed', 405)
      response.headers.set('Allow', 'POST')
      return response
    })

const purgeSecret = (config: Config) => config.purgeSecret
