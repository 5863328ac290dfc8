import { factory } from '../platform/env.ts'
import { badRequest } from '../platform/problems.ts'
import { profile } from '../profiles/current.ts'

/** The paths of the commerce API; login and outside services have no custom attributes. */
const API =
  /^\/(product|search|pricing|checkout|customer|store|site|configuration|experience)\/|^\/shopper\/shopper-/

/** Fields that this shop adds to the contract without a prefix. */
const ADDED: ReadonlySet<string> = new Set(['bopis', 'productForm'])

/** Members whose keys may begin like an attribute: ids of attributes, and the fields that a component's own script returns. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['selectedRefinements', 'custom'])

const attributes = profile.attributes && new Set(profile.attributes)

/**
 * Knows only the custom attributes that the instance defines: rejects a body with another, ignores them in a query, and
 * leaves them out of responses.
 */
export const definedAttributes = factory.createMiddleware(
  async function definedAttributes(c, next) {
    if (!attributes || !API.test(c.req.path)) return next()
    const undefinedName = findUndefined(parsed(await c.req.text()), '$')
    if (undefinedName) throw unknownProperty(undefinedName)
    c.req.raw = withoutQuery(c.req.raw)
    await next()
    if (!c.res.headers.get('content-type')?.includes('json')) return
    const body: unknown = parsed(await c.res.text())
    c.res = new Response(JSON.stringify(onlyDefined(body)), c.res)
  },
)

const isUndefined = (name: string) => name.startsWith('c_') && attributes?.has(name) === false

/** Undefined for anything that is not JSON, which a handler rejects. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Found {
  path: string
  name: string
}

/** The first undefined attribute of a body, at any depth. */
function findUndefined(value: unknown, path: string): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const own = Array.isArray(value) ? `${path}.[${name}]` : `${path}.${name}`
    if (isUndefined(name)) return { path: own, name }
    const within = findUndefined(member, own)
    if (within) return within
  }
  return undefined
}

function onlyDefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onlyDefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isUndefined(name) && !ADDED.has(name))
      .map(([name, member]) => [name, OTHER_KEYS.has(name) ? member : onlyDefined(member)]),
  )
}

/** The same request without undefined attributes in its query, which only a merchant's own scripts would read. */
function withoutQuery(request: Request): Request {
  const url = new URL(request.url)
  const names = [...url.searchParams.keys()].filter(isUndefined)
  if (names.length === 0) return request
  for (const name of names) url.searchParams.delete(name)
  return new Request(url, { method: request.method, headers: request.headers })
}

const unknownProperty = ({ path, name }: Found) =>
  badRequest(
    `Decoding of the property with path '${path.slice(0, 200)}' failed because the property is unknown.`,
    { parameter: name.slice(0, 66) },
  )
