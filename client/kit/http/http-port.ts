import type { Endpoint, Endpoints, LastArgument, PortOf } from '#shared/http/endpoint.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpPortContext {
  site: Pick<Site, 'id'>
  locale: Locale
}

/** The endpoints of a capability over HTTP, by name. The worker has parsed its responses. @param send by default `fetch` */
export const createHttpPort = <Declared extends Endpoints>(
  endpoints: Declared,
  context: HttpPortContext,
  send?: typeof fetch,
) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, methodOf(endpoint, context, send)]),
  ) as PortOf<Declared> // Object.fromEntries loses the names

type Input = Record<string, string | number | boolean | readonly string[] | null>

const methodOf =
  ({ method, path }: Endpoint, { site, locale }: HttpPortContext, send = fetch) =>
  (input: Input = {}, last?: LastArgument<boolean>) => {
    const { filled, rest } = fill(path, input)
    const query = new URLSearchParams({ site: site.id, locale })
    if (method === 'GET') {
      // A list is written `a,b`. What is null or empty has no parameter.
      for (const [name, value] of Object.entries(rest)) {
        const text = String(value ?? '')
        if (text) query.set(name, text)
      }
    }
    const isKey = typeof last === 'string'
    return requestJson<unknown>(send, `/api${filled}?${query}`, {
      signal: isKey ? null : (last ?? null),
      ...(method !== 'GET' && {
        method,
        headers: { 'content-type': 'application/json', ...(isKey && { 'idempotency-key': last }) },
        body: JSON.stringify(rest),
        // Completes even if the page is left in the meantime.
        keepalive: true,
      }),
    })
  }

/** The path with its parameters, and the members of the input that it does not name. */
function fill(path: string, input: Input) {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name] ?? ''))
  })
  return { filled, rest }
}
