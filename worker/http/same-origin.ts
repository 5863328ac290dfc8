import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import { factory, type AppEnv } from '../config/env.ts'
import { respondWithProblem } from './problems.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Allows requests that may change data only from the shop's own pages. Checks `Sec-Fetch-Site: same-origin`, or
 * the configured `Origin` if the browser does not send that header.
 */
export const sameOrigin = () =>
  factory.createMiddleware(async function sameOrigin(c, next) {
    if (SAFE_METHODS.includes(c.req.method) || isFromTheShop(c)) return next()
    return respondWithProblem(new ProblemError('forbidden'), c)
  })

function isFromTheShop(c: Context<AppEnv>) {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return c.req.header('origin') === c.get('context').config.publicOrigin
}

/** For routes with a JSON body. Rejects other types, which a form on another site could send. */
export const requireJson = () =>
  factory.createMiddleware(async function onlyJson(c, next) {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (SAFE_METHODS.includes(c.req.method) || type === 'application/json') return next()
    return respondWithProblem(new ProblemError('unsupported-media-type'), c)
  })
