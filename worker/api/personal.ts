import type { Context } from 'hono'
import * as v from 'valibot'

import { OperationId } from '#shared/contract/bag.ts'

import { factory, type AppEnv } from '../env.ts'
import { bodyOf } from '../middleware/limits.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import { onlyJson } from '../middleware/same-origin.ts'
import { writableHeaders } from '../middleware/writable-headers.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { inputOf } from './input.ts'

const MAX_BODY_BYTES = 16 * 1024

/** An app for what belongs to one shopper: nobody keeps its answers, and its cookie goes with every one. */
export const createPersonalApi = () =>
  factory
    .createApp()
    .use(bodyOf(MAX_BODY_BYTES))
    .use(onlyJson())
    .use(async function personal(c, next) {
      await next()
      const { session } = await openShopper(c)
      const headers = writableHeaders(c)
      headers.set('Cache-Control', 'no-store')
      await session.setCookies(headers)
    })
    .onError((error, c) => respondWithProblem(error, c))

/** The operation that a deed names. @throws {ProblemError} `invalid-input` without one */
export const operationOf = (c: Context<AppEnv>) =>
  inputOf(v.object({ 'x-operation-id': OperationId }), c.req.header())['x-operation-id']

/** What a deed asks for, of its body and whatever its address adds. @throws {ProblemError} `invalid-input` */
export async function deedOf<Input>(
  c: Context<AppEnv>,
  schema: v.GenericSchema<unknown, Input>,
  fromAddress: Record<string, string> = {},
): Promise<Input> {
  const body = inputOf(v.pipe(v.string(), v.parseJson(), Members), await c.req.text())
  return inputOf(schema, { ...body, ...fromAddress })
}

/** Names that get lost on the way to another object, and with them the refusal. */
const LOST = ['__proto__', 'constructor', 'prototype']

const Members = v.custom<Record<string, unknown>>(
  (body) =>
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    LOST.every((name) => !Object.hasOwn(body, name)),
)
