import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { defaultSite, SITES, type Site } from '#shared/site/site.ts'

import type { CommerceRequest } from '../upstream/commerce-client.ts'
import type { Config } from '../config/env.ts'
import { OPERATIONS, type Operation, type ProxyFamilies } from './operations.ts'

interface SiteRequest {
  site: Site
  request: CommerceRequest
}

const PREFIX = '/proxy'

/** How often the service accepts `refine`, the only parameter that may be repeated. */
const MOST_REFINEMENTS = 9

/** Parses the commerce request in a URL under `/proxy`. @throws {ProblemError} `not-found`, `invalid-input` */
export function readRequest(
  url: URL,
  commerce: Config['commerce'],
  families: ProxyFamilies,
): SiteRequest {
  for (const operation of OPERATIONS) {
    const family = families[operation.family]
    const path = pathBelowOrganization(url, { ...operation, base: family.base }, commerce)
    if (path === null) continue
    const { name } = operation
    const site = siteOf(url.searchParams, commerce)
    const query = queryOf(url.searchParams, operation)
    return { site, request: { family, operation: name, path, query, signal: undefined } }
  }
  throw new ProblemError('not-found')
}

/**
 * The path below the organization, never decoded. Valid ids need no percent-encoding, so an encoded id never
 * matches, however often it was encoded.
 */
function pathBelowOrganization(
  { pathname }: URL,
  { base, resource, id }: Pick<Operation, 'resource' | 'id'> & { base: string },
  { organizationId }: Config['commerce'],
): `/${string}` | null {
  const list = `${PREFIX}${base}/organizations/${organizationId}/${resource}`
  if (id === null) return pathname === list ? `/${resource}` : null
  const asked = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : ''
  return v.is(id, asked) ? `/${resource}/${asked}` : null
}

function siteOf(params: URLSearchParams, { siteIds }: Config['commerce']): Site {
  const [siteId] = valuesOf(params, 'siteId')
  if (siteId === undefined) return defaultSite
  const site = SITES.find(({ id }) => siteIds[id] === siteId)
  if (!site) throw new ProblemError('invalid-input', { field: 'siteId' })
  return site
}

const queryOf = (params: URLSearchParams, operation: Operation) =>
  Object.fromEntries(
    operation.query
      .map((name) => [name, valuesOf(params, name)] as const)
      .filter(([, values]) => values.length > 0),
  )

/** The values of a parameter. Rejects repeated parameters, because two parsers could use different values. */
function valuesOf(params: URLSearchParams, name: string) {
  const values = params.getAll(name)
  const most = name === 'refine' ? MOST_REFINEMENTS : 1
  if (values.length > most) throw new ProblemError('invalid-input', { field: name })
  return values
}
