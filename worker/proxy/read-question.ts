import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'
import { defaultSite, sites, type Site } from '#shared/site/site.ts'

import { FAMILIES } from '../commerce/families.ts'
import type { CommerceQuestion } from '../commerce/transport.ts'
import type { Config } from '../env.ts'
import { OPERATIONS, type Operation } from './operations.ts'

interface PlacedQuestion {
  site: Site
  question: CommerceQuestion
}

const PREFIX = '/proxy'

/** How often the service takes `refine`, the one parameter that may be repeated. */
const MOST_REFINEMENTS = 9

/** What an address below `/proxy` asks of commerce. @throws {ProblemError} `not-found`, `invalid-input` */
export function readQuestion(url: URL, commerce: Config['commerce']): PlacedQuestion {
  for (const operation of OPERATIONS) {
    const path = pathBelowOrganization(url, operation, commerce)
    if (path === null) continue
    const { family, name } = operation
    const site = siteOf(url.searchParams, commerce)
    const query = queryOf(url.searchParams, operation)
    return { site, question: { family, operation: name, path, query, signal: undefined } }
  }
  throw new ProblemError('not-found')
}

/**
 * The path as it came, never decoded: no id that we ask for needs an escape, so that one with an
 * escape, however often it was escaped, is none of ours.
 */
function pathBelowOrganization(
  { pathname }: URL,
  { family, resource, id }: Operation,
  { organizationId }: Config['commerce'],
): `/${string}` | null {
  const list = `${PREFIX}${FAMILIES[family].base}/organizations/${organizationId}/${resource}`
  if (id === null) return pathname === list ? `/${resource}` : null
  const asked = pathname.startsWith(`${list}/`) ? pathname.slice(list.length + 1) : ''
  return v.is(id, asked) ? `/${resource}/${asked}` : null
}

function siteOf(params: URLSearchParams, { siteIds }: Config['commerce']): Site {
  const [siteId] = valuesOf(params, 'siteId')
  if (siteId === undefined) return defaultSite
  const site = Object.values<Site>(sites).find(({ id }) => siteIds[id] === siteId)
  if (!site) throw new ProblemError('invalid-input', { field: 'siteId' })
  return site
}

const queryOf = (params: URLSearchParams, operation: Operation) =>
  Object.fromEntries(
    operation.query
      .map((name) => [name, valuesOf(params, name)] as const)
      .filter(([, values]) => values.length > 0),
  )

/** Two readers may take different ones of two values, so that two are refused. */
function valuesOf(params: URLSearchParams, name: string) {
  const values = params.getAll(name)
  const most = name === 'refine' ? MOST_REFINEMENTS : 1
  if (values.length > most) throw new ProblemError('invalid-input', { field: name })
  return values
}
