import type { Context } from 'hono'

import type { SiteContentRequest } from '../content/read-content.ts'
import type { SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, ProblemError, validation } from '../platform/problems.ts'

type ExperienceContext = Context<SandboxEnv>

const MAX_IDS = 50

export const readContentRequest = (c: ExperienceContext): SiteContentRequest => ({
  siteId: c.var.site.id,
  locale: c.var.locale,
  origin: c.var.origin,
})

/** The customer group of every shopper who is, or is not, signed in. */
export const customerGroup = (c: ExperienceContext) =>
  c.var.shopper.isRegistered ? 'Registered' : 'Unregistered'

/** The ids that the request names.
 * @throws ProblemError without any, or with too many */
export function readIds(c: ExperienceContext, what: string): string[] {
  const ids = idList(...(c.req.queries('ids') ?? []))
  if (ids.length === 0) {
    throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
  }
  if (ids.length > MAX_IDS) {
    throw validation(`Maximum number of ${what} you can request in one call is ${MAX_IDS}.`)
  }
  return ids
}

/** The problem for an unknown content asset, folder, page or component. */
export const notFound = (what: 'Content' | 'Folder' | 'Page' | 'Component', id: string) =>
  new ProblemError({
    status: 404,
    type: `${what.toLowerCase()}-not-found`,
    title: `${what} Not Found`,
    detail: `No ${what.toLowerCase()} with ID '${id.slice(0, 60)}' could be found.`,
    members: { [`${what.toLowerCase()}Id`]: id.slice(0, 256) },
  })

export const EXPERIENCE = '/experience/shopper-experience/v1/organizations/:organizationId'
