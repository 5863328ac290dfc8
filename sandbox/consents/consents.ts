import type { Context } from 'hono'
import * as v from 'valibot'

import { isEmail } from '../auth/email-rules.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList, readBody } from '../platform/read-body.ts'
import { badRequest, only, ProblemError } from '../platform/problems.ts'
import { siteRequest, expansions } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { type Consent, readConsents, writeConsents } from './stored-consents.ts'
import { channels, listSubscriptions } from './subscriptions.ts'

const SUBSCRIPTIONS = '/shopper/shopper-consents/v1/organizations/:organizationId/subscriptions'
const BULK = `${SUBSCRIPTIONS}/actions/bulk` as const
const MAX_UPDATES = 50

const Update = v.looseObject({
  subscriptionId: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(255)),
  contactPointValue: v.pipe(v.string(), v.minLength(3), v.maxLength(320)),
  channel: v.picklist(channels),
  status: v.picklist(['opt_in', 'opt_out']),
})
const Updates = v.object({
  subscriptions: v.pipe(v.array(Update), v.minLength(1), v.maxLength(MAX_UPDATES)),
})

type ConsentContext = Context<SandboxEnv>

/** Shopper Consents: the topics and channels that a shopper agrees to. */
export const consents = factory
  .createApp()
  .use(`${SUBSCRIPTIONS}/*`, requireShopper('sfcc.shopper-consents.rw'), siteRequest)
  .get(SUBSCRIPTIONS, async (c) => {
    const language = toLanguage(c.var.locale)
    const tags = idList(...(c.req.queries('tags') ?? []))
    const expand = expansions(c.req.queries('expand')?.join(','), ['consentStatus'], [])
    const answers = expand.has('consentStatus') ? await readConsents(c.env.DB, getShopper(c)) : null
    const data = listSubscriptions(c.var.site.id)
      .filter((each) => tags.length === 0 || each.tags.some((tag) => tags.includes(tag)))
      .map(({ sites: _sites, title, subtitle, ...subscription }) => ({
        ...subscription,
        title: title[language],
        subtitle: subtitle[language],
        consentRequired: false,
        ...(answers && {
          consentStatus: answers.flatMap(({ subscriptionId, ...status }) =>
            subscriptionId === subscription.subscriptionId ? [status] : [],
          ),
        }),
      }))
    return c.json({ data })
  })
  .post(SUBSCRIPTIONS, async (c) => {
    const consent = consentIn(await readBody(c, Update))
    const reason = findRejection(c, consent)
    if (reason) throw rejected(reason)
    await writeConsents(c.env.DB, getShopper(c), [consent])
    return c.json(consent)
  })
  .all(SUBSCRIPTIONS, only('GET', 'POST'))
  .post(BULK, async (c) => {
    const { subscriptions } = await readBody(c, Updates)
    const checked = subscriptions.map((update) => {
      const consent = consentIn(update)
      return { consent, reason: findRejection(c, consent) }
    })
    const accepted = checked.filter(({ reason }) => !reason).map(({ consent }) => consent)
    await writeConsents(c.env.DB, getShopper(c), accepted)
    const results = checked.map(({ consent, reason }) => ({
      ...consent,
      success: !reason,
      ...(reason && { error: { code: reason.type, message: reason.detail } }),
    }))
    return c.json({ results })
  })
  .all(BULK, only('POST'))

const getShopper = (c: ConsentContext) => ({
  siteId: c.var.site.id,
  customerId: c.var.shopper.customerId,
})

const consentIn = ({
  subscriptionId,
  channel,
  contactPointValue,
  status,
}: v.InferOutput<typeof Update>): Consent => ({
  subscriptionId,
  channel,
  contactPointValue,
  status,
})

interface Rejection {
  type: string
  detail: string
}

const PHONE = /^\+[1-9][\d ()-]{5,20}$/

/** Why an update cannot be stored, if it cannot. */
function findRejection(c: ConsentContext, consent: Consent): Rejection | undefined {
  const { subscriptionId, channel, contactPointValue } = consent
  const known = listSubscriptions(c.var.site.id).find(
    (subscription) => subscription.subscriptionId === subscriptionId,
  )
  if (!known) {
    return {
      type: 'subscription-not-found',
      detail: `There is no subscription with ID '${subscriptionId}'.`,
    }
  }
  if (!known.channels.includes(channel)) {
    return {
      type: 'unsupported-channel',
      detail: `The subscription is not available on the channel '${channel}'.`,
    }
  }
  const fits = channel === 'email' ? isEmail(contactPointValue) : PHONE.test(contactPointValue)
  if (fits) return undefined
  return {
    type: 'invalid-contact-point',
    detail: 'The contact point does not fit the channel.',
  }
}

const rejected = ({ type, detail }: Rejection) =>
  type === 'subscription-not-found'
    ? new ProblemError({ status: 404, type, title: 'Subscription Not Found', detail })
    : badRequest(detail, {
        parameter: type === 'unsupported-channel' ? 'channel' : 'contactPointValue',
      })
