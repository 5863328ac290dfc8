import { SANDBOX } from './shop.ts'

/** What an instance does not have. */
interface Lacks {
  /** The base paths of custom APIs. */
  apis: readonly string[]
  /** The names of custom attributes, or all of them. */
  attributes: readonly string[] | 'all'
}

/** A commerce service that lacks custom APIs and attributes, as an ordinary instance does. */
export function openLackingCommerce(lacks: Partial<Lacks>) {
  const commerce = {
    apis: [] as readonly string[],
    attributes: [] as Lacks['attributes'],
    ...lacks,
    /** The base paths of all requested APIs. */
    asked: new Set<string>(),
    /** The variables of a shop in front of this service. */
    variables: {
      COMMERCE_ORIGIN: '',
      COMMERCE: {
        async fetch(address: string, init: RequestInit = {}) {
          const path = address.replace('http://commerce', '')
          commerce.asked.add(path.replace(/\/organizations\/.*/, ''))
          if (commerce.apis.some((base) => path.startsWith(`${base}/`))) return noSuchPath()
          return withoutAttributes(await fetch(SANDBOX + path, init), commerce.attributes)
        },
      },
    },
  }
  return commerce
}

/** The contract's response for a path that leads to no API. */
const noSuchPath = () =>
  Response.json(
    {
      title: 'Resource Not Found',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/resource-not-found',
      detail: 'Could not find requested resource',
    },
    { status: 404, headers: { 'content-type': 'application/problem+json' } },
  )

async function withoutAttributes(response: Response, attributes: Lacks['attributes']) {
  const body = await response.text()
  const isLacking = (name: string) =>
    attributes === 'all' ? name.startsWith('c_') : attributes.includes(name)
  const isJson = response.headers.get('content-type')?.includes('json') && body !== ''
  if (attributes.length === 0 || !isJson) return new Response(body || null, response)
  const kept: unknown = JSON.parse(body, (name, value: unknown) =>
    isLacking(name) ? undefined : value,
  )
  return new Response(JSON.stringify(kept), response)
}
