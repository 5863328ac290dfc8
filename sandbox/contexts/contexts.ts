import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only, ProblemError } from '../platform/problems.ts'
import { readBody, invalidBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { ContextBody, ContextChange } from './context-body.ts'
import { changeContext, readContext, removeContext, writeContext } from './shopper-contexts.ts'

const PATH = '/shopper/shopper-context/v1/organizations/:organizationId/shopper-context/:usid'
const MAX_CHARACTERS = 20_000

/**
 * Shopper Context: further conditions of prices and promotions. Shoppers can reach only their own
 * context.
 */
export const contexts = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-context.rw'), siteRequest, async (c, next) => {
    if (c.req.param('usid') !== c.var.shopper.usid) throw foreignUsid()
    await next()
  })
  .get(PATH, async (c) => {
    const context = await readContext(c.env.DB, getKey(c), c.var.now())
    if (!context) throw contextNotFound(c.var.shopper.usid)
    return c.json(context)
  })
  .put(PATH, async (c) => {
    const context = await readBody(c, ContextBody)
    const isNew = (await readContext(c.env.DB, getKey(c), c.var.now())) === null
    await writeContext(c.env.DB, getKey(c), checkSize(context), createWriting(c))
    return c.body(null, isNew ? 201 : 200)
  })
  .patch(PATH, async (c) => {
    const change = await readBody(c, ContextChange)
    const merge = (before: ContextBody | null) => checkSize(mergeContext(before ?? {}, change))
    const context = await changeContext(c.env.DB, getKey(c), merge, createWriting(c))
    if (!context) throw contextBusy()
    return c.json(context)
  })
  .delete(PATH, async (c) => {
    const { meta } = await removeContext(c.env.DB, getKey(c), c.var.now())
    if (meta.changes === 0) throw contextNotFound(c.var.shopper.usid)
    return c.body(null, 204)
  })
  .all(PATH, only('GET', 'PUT', 'PATCH', 'DELETE'))

const getKey = (c: Context<SandboxEnv>) => ({ siteId: c.var.site.id, usid: c.var.shopper.usid })

const createWriting = (c: Context<SandboxEnv>) => ({
  now: c.var.now(),
  kind: c.var.shopper.isRegistered ? ('registered' as const) : ('guest' as const),
})

function checkSize(context: ContextBody) {
  if (JSON.stringify(context).length > MAX_CHARACTERS) throw badRequest('The context is too large.')
  return context
}

const foreignUsid = () =>
  new ProblemError({
    status: 400,
    type: 'usid-not-matching-with-token',
    title: 'Usid not matching with token',
    detail: 'The usid of the path is not the one of the token.',
  })

const contextBusy = () =>
  new ProblemError({
    status: 503,
    type: 'service-unavailable',
    title: 'Service Unavailable',
    detail: 'The context is being changed too often at once.',
    headers: { 'retry-after': '1' },
  })

const contextNotFound = (usid: string) =>
  new ProblemError({
    status: 404,
    type: 'shopper-context-no-found',
    title: 'Shopper Context Not Found',
    detail: `No shopper context for the usid '${usid}' was found.`,
  })

/**
 * A context after a change; maps are merged entry by entry, everything else is replaced.
 * @throws ProblemError if the result is not a valid context
 */
function mergeContext(before: ContextBody, change: ContextChange): ContextBody {
  const merged: Record<string, unknown> = { ...before }
  for (const [part, value] of Object.entries(change)) {
    if (isEmpty(value)) delete merged[part]
    else merged[part] = isMap(value) ? mergedMap(merged[part], value) : value
    if (isEmpty(merged[part])) delete merged[part]
  }
  const parsed = v.safeParse(ContextBody, merged, { abortEarly: true })
  if (!parsed.success) throw invalidBody(parsed.issues[0])
  return parsed.output
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mergedMap = (before: unknown, change: object) =>
  Object.fromEntries(
    Object.entries({ ...(isMap(before) && before), ...change }).filter(([, own]) => own !== null),
  )

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
