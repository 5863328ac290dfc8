import type { Context } from 'hono'
import * as v from 'valibot'

import { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import { factory, type AppEnv } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { writableHeaders } from '../middleware/writable-headers.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { endpoints } from './endpoints.ts'
import { parseInput } from './input.ts'

export const MAX_BODY_BYTES = 16 * 1024

/** An app for one shopper's own data. Its responses are never stored, and each can set the shopper's cookies. */
export const createPersonalApi = () =>
  endpoints(
    factory
      .createApp()
      .use(limitBody(MAX_BODY_BYTES))
      .use(requireJson())
      .use(async function personal(c, next) {
        await next()
        const { setCookies } = await openShopper(c)
        const headers = writableHeaders(c)
        headers.set('Cache-Control', 'no-store')
        await setCookies(headers)
        writeSealedCookies(c, headers)
      })
      .onError((error, c) => respondWithProblem(error, c)),
  )

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
