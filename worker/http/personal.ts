import type { Context } from 'hono'
import * as v from 'valibot'

import { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import { factory, type AppEnv } from '../config/env.ts'
import { limitBody } from './body-limits.ts'
import { requireJson } from './same-origin.ts'
import { writableHeaders } from './writable-headers.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import type { Opened } from './edge.ts'
import { parseInput } from './input.ts'

export const MAX_BODY_BYTES = 16 * 1024

type Open = (c: Context<AppEnv>) => Promise<Pick<Opened, 'setCookies'>>

/** Middleware for one visitor's own data: the response is never stored, and sets the visitor's cookies. */
export const personal = (open: Open) => [
  limitBody(MAX_BODY_BYTES),
  requireJson(),
  writeVisitorCookies(open),
]

/** Sets the visitor's cookies with the response, which is never stored. */
export const writeVisitorCookies = (open: Open) =>
  factory.createMiddleware(async function writeCookies(c, next) {
    await next()
    const { setCookies } = await open(c)
    const headers = writableHeaders(c)
    headers.set('Cache-Control', 'no-store')
    await setCookies(headers)
    writeSealedCookies(c.get('context'), headers)
  })

/** Keeps a response that depends on the visitor out of every cache, for reads without cookies. */
export const neverStored = factory.createMiddleware(async function neverStored(c, next) {
  await next()
  if (!c.error) writableHeaders(c).set('Cache-Control', 'private, no-store')
})

/** The request's idempotency key. @throws {ProblemError} `invalid-input` if it is missing */
export const idempotencyKeyOf = (c: Context<AppEnv>) =>
  parseInput(v.object({ 'idempotency-key': IdempotencyKey }), c.req.header())['idempotency-key']

/** The input of a mutation: the JSON body plus the path parameters. @throws {ProblemError} `invalid-input` */
export async function actionInput<Input>(
  c: Context<AppEnv>,
  schema: v.GenericSchema<unknown, Input>,
  fromAddress: Record<string, string> = {},
): Promise<Input> {
  const body = parseInput(v.pipe(v.string(), v.parseJson(), Members), await c.req.text())
  return parseInput(schema, { ...body, ...fromAddress })
}

/** Spreading an object can silently drop these names, and the schema could then no longer reject them. */
const LOST = ['__proto__', 'constructor', 'prototype']

const Members = v.custom<Record<string, unknown>>(
  (body) =>
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    LOST.every((name) => !Object.hasOwn(body, name)),
)
