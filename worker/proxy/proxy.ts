import { ProblemError } from '#shared/http/problem.ts'
import { LOW_STOCK } from '#shared/product/judge-fulfillment.ts'

import type { CommerceResult, Send } from '../upstream/send-request.ts'
import { discard } from '../upstream/read-json.ts'
import {
  createCommerceMemory,
  createResultClient,
  createSend,
} from '../upstream/commerce-client.ts'
import { factory } from '../config/env.ts'
import { readOnly } from '../http/methods.ts'
import type { ProxyFamilies } from './operations.ts'
import { readRequest } from './read-request.ts'

/** Under `/proxy`: catalog and search for callers that use the commerce API directly. */
export function createProxy(families: ProxyFamilies) {
  // The proxy has its own token and breakers, so that its callers cannot open the breakers of the shop's pages.
  const memory = createCommerceMemory()

  return factory
    .createApp()
    .use(readOnly())
    .get('*', async (c) => {
      const context = c.get('context')
      const { site, request } = readRequest(new URL(c.req.url), context.config.commerce, families)
      context.log.set('route', 'proxy')
      context.log.set('site', site.id)

      const send = sendForJson(createSend(context.config, c.env))
      const sendCommerceRequest = createResultClient({ ...context, site }, send, memory)
      const body = JSON.stringify(bodyOf(await sendCommerceRequest(request)), withoutStock)
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
      return c.body(body, 200, headers)
    })
}

/** Rejects successful responses whose content type is not JSON. */
const sendForJson =
  (send: Send): Send =>
  async (path, init) => {
    const response = await send(path, init)
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (!response.ok || type === 'application/json') return response
    await discard(response)
    throw new Error('the response is not JSON')
  }

/** The parsed body, which is serialized again, so that nothing else of the service's response is forwarded. */
function bodyOf(result: CommerceResult) {
  if (result.kind === 'ok') return result.body
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.status === 400) throw new ProblemError('invalid-input')
  if (result.status === 404) throw new ProblemError('not-found')
  if (result.status === 410) throw new ProblemError('gone')
  throw new ProblemError('unavailable')
}

/** SCAPI's fields for units in stock, wherever a response has them. */
const STOCK_FIELDS = new Set(['ats', 'stockLevel'])

/** One more than what the shop says exactly. */
const PLENTY = LOW_STOCK + 1

/**
 * A replacer for `JSON.stringify`: stock is no larger than "more than a few". The exact numbers of a shop tell its competitors what
 * it sells. Whether something can be ordered stands beside them.
 */
const withoutStock = (field: string, value: unknown) =>
  STOCK_FIELDS.has(field) && typeof value === 'number' ? Math.min(value, PLENTY) : value
