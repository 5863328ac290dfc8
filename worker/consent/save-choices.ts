import type { Context } from 'hono'
import * as v from 'valibot'

import { consent } from '#shared/consent/consent.ts'
import { CHOICE_FIELD, type PrivacyChoice } from '#shared/consent/privacy.ts'
import { OPTIONAL_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { ensureVisitorId } from '../analytics/visitor-id.ts'
import { parseInput } from '../http/input.ts'
import type { AppEnv } from '../config/env.ts'
import { readFields } from '../http/read-form.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import { visitorOf, type Visitor } from '../visitor/visitor.ts'
import { removeRefused } from './remove-refused.ts'

const Choice = v.picklist(['all', 'none', 'groups', 'do-not-sell'])
const Submitted = v.object({
  [CHOICE_FIELD]: Choice,
  ...v.entriesFromList(OPTIONAL_GROUPS, v.optional(v.string())),
})

/**
 * Remembers which groups of cookies the visitor allows, and removes the cookies of the others. It needs no session, and
 * the same choice again changes nothing.
 *
 * @throws {ProblemError} `unsupported-media-type` or `invalid-input`
 */
export async function saveChoices(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  context.log.set('route', 'privacyChoices')
  const { choice, ...ticked } = parseInput(Submitted, await readFields(c))
  const visitor = visitorOf(c.get('context'))
  const groups = groupsOf(choice, { ticked, visitor }).filter(
    (group) => group !== 'targeting' || !visitor.globalPrivacyControl,
  )
  context.log.set('consent', groups.join(' ') || 'none')
  const path = `${routes.privacyChoices.href({})}?${DONE_PARAMETER}=saved`
  const response = redirectTo(locationOf(path, context))
  consent.keep(response.headers, groups)
  // At once, so that requests that are sent together share it.
  ensureVisitorId(c, response.headers, groups)
  removeRefused(response.headers, {
    cookies: c.req.header('cookie') ?? '',
    allowed: groups,
    prefix: context.config.session.cookiePrefix,
  })
  return response
}

interface Submission {
  ticked: Partial<Record<ConsentGroup, string | undefined>>
  visitor: Visitor
}

function groupsOf(choice: PrivacyChoice, { ticked, visitor }: Submission) {
  switch (choice) {
    case 'all':
      return OPTIONAL_GROUPS
    case 'none':
      return []
    case 'groups':
      return OPTIONAL_GROUPS.filter((group) => ticked[group] !== undefined)
    case 'do-not-sell':
      return OPTIONAL_GROUPS.filter(
        (group) => group !== 'targeting' && visitor.consent.includes(group),
      )
  }
}
