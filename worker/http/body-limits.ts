import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { factory, type AppEnv } from '../config/env.ts'
import { respondWithStatus } from './problems.ts'

const MAX_ADDRESS = 8 * 1024
/** Of one header. All headers together are limited by the platform: workerd and Cloudflare accept 128 kB. */
const MAX_HEADER = 16 * 1024

/** The headers that the shop splits into parts. It reads a few others by name. */
const SPLIT_HEADERS = ['accept', 'cookie', 'content-type']

/** Rejects URLs and headers that are larger than any the shop uses, before anything reads them. */
export const requestLimits = () =>
  factory.createMiddleware(async function requestLimits(c, next) {
    if (c.req.url.length > MAX_ADDRESS) return respondWithStatus(c, 'too-large', 414)
    if (hasLongHeader(c)) return respondWithStatus(c, 'too-large', 431)
    return next()
  })

/** Whether a header that the shop splits is too long to be split. */
const hasLongHeader = (c: Context<AppEnv>) =>
  SPLIT_HEADERS.some((name) => (c.req.header(name)?.length ?? 0) > MAX_HEADER)

/** Rejects a larger body, whether by its `Content-Length` or while reading it. */
export const limitBody = (maxBytes: number) =>
  bodyLimit({ maxSize: maxBytes, onError: (c) => respondWithStatus(c, 'too-large', 413) })
