import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { Endpoint, Endpoints, PortOf } from '#shared/http/endpoint.ts'
import { fillPath } from '#shared/http/path.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpPortContext {
  site: Pick<Site, 'id'>
  locale: Locale
}

type Input = Record<string, string | number | boolean>

/** The endpoints of a capability over HTTP, by name. The worker has parsed its responses. */
export const createHttpPort = <Declared extends Endpoints>(
  endpoints: Declared,
  context: HttpPortContext,
) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path }]) => [
      name,
      method === 'GET' ? reader(path, context) : sender(method, path, context),
    ]),
  ) as PortOf<Declared> // Object.fromEntries loses the names

const reader =
  (path: Endpoint['path'], context: HttpPortContext) => (input: Input, signal?: AbortSignal) => {
    const { address, query, others } = addressOf(path, input, context)
    for (const [name, value] of others) query.set(name, value)
    return requestJson<unknown>(fetch, `${address}?${query}`, signal ? { signal } : {})
  }

const sender =
  (method: string, path: Endpoint['path'], context: HttpPortContext) =>
  (input: Input, idempotencyKey: IdempotencyKey) => {
    const { address, query } = addressOf(path, input, context)
    return requestJson<unknown>(fetch, `${address}?${query}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(input),
      // Completes even if the page is left in the meantime.
      keepalive: true,
    })
  }

function addressOf(path: Endpoint['path'], input: Input, { site, locale }: HttpPortContext) {
  const values = Object.entries(input).map(([name, value]) => [name, `${value}`] as const)
  const inPath = new Set(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name))
  return {
    address: `/api${fillPath<string>(path, Object.fromEntries(values))}`,
    query: new URLSearchParams({ site: site.id, locale }),
    /** The members of the input that are not in the path. */
    others: values.filter(([name]) => !inPath.has(name)),
  }
}
