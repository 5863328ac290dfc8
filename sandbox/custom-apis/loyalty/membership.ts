import type { Context } from 'hono'
import * as v from 'valibot'

import { currentCustomer } from '../../customers/require-customer.ts'
import { factory, type SandboxEnv } from '../../platform/env.ts'
import { badRequest, forbidden, only, ProblemError } from '../../platform/problems.ts'
import { maxText, readBody } from '../../platform/read-body.ts'
import { siteRequest } from '../../sites/site-request.ts'
import { requireShopper, requireSameShopper } from '../../auth/require-shopper.ts'
import { prepare, sql } from '../../platform/sql.ts'
import { customApiPath } from '../../platform/custom-api-path.ts'
import { readEnrollment } from '../../loyalty/members.ts'
import { readHistory, POINT_TYPES, pointResponse } from '../../loyalty/point-rows.ts'
import { readRewards, currentStatus } from '../../loyalty/reward-rows.ts'
import { readPreferences } from '../../content/read-content.ts'
import type { Site } from '../../platform/site.ts'
import { enroll } from './enroll.ts'
import { settlePoints } from './settle-points.ts'

const ENROLLMENT = customApiPath('loyalty', 'enrollment')
const ACTIVATION = customApiPath('loyalty', 'activation')
const POINTS = customApiPath('loyalty', 'points')

const token = v.optional(maxText(4096))
const EnrollmentBody = v.object({
  c_slasjwt: token,
  c_loyaltyPostalCode: v.pipe(maxText(20), v.trim()),
  c_acceptsTerms: v.boolean(),
})
const ActivationBody = v.object({ c_slasjwt: token, c_offerId: maxText(64) })

const MAX_PAGE = 50
const Whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))
const Day = v.pipe(v.string(), v.isoDate())
const PointsQuery = v.object({
  c_type: v.optional(v.picklist(POINT_TYPES)),
  c_from: v.optional(Day),
  c_to: v.optional(Day),
  limit: v.optional(v.pipe(Whole, v.minValue(1), v.maxValue(MAX_PAGE)), '10'),
  offset: v.optional(Whole, '0'),
})

const DAY_MS = 24 * 3_600_000

/** Joining the loyalty program, activating a reward, and the history of points. */
export const loyaltyMembership = factory
  .createApp()
  .use(ENROLLMENT, requireShopper('c_storefront'), siteRequest)
  .post(ENROLLMENT, async (c) => {
    const body = await readBody(c, EnrollmentBody)
    const customer = await getCustomer(c, body.c_slasjwt)
    await requireProgram(c.env.DB, c.var.site)
    const enrollment = readEnrollment(customer)
    const loyaltyId = String(customer.profile['c_loyaltyID'])
    if (enrollment === 'member') return c.json({ status: 'known', loyaltyId })
    if (enrollment === 'excluded') {
      throw conflict('loyalty-membership-ended', 'Only customer care can open the account again.')
    }
    if (!body.c_acceptsTerms) {
      throw badRequest('The terms have to be accepted.', { parameter: 'c_acceptsTerms' })
    }
    if (!/^\d{5}(-\d{4})?$/.test(body.c_loyaltyPostalCode)) {
      throw badRequest('The postal code is not a ZIP code.', { parameter: 'c_loyaltyPostalCode' })
    }
    if (!(await isInMarket(c.env.DB, c.var.site, body.c_loyaltyPostalCode))) {
      throw conflict('loyalty-not-eligible', 'There is no program at this postal code.')
    }
    const now = c.var.now()
    return c.json(await enroll(c.env.DB, customer, { postalCode: body.c_loyaltyPostalCode, now }))
  })
  .all(ENROLLMENT, only('POST'))
  .use(ACTIVATION, requireShopper('c_storefront'), siteRequest)
  .post(ACTIVATION, async (c) => {
    const { c_slasjwt, c_offerId: offerId } = await readBody(c, ActivationBody)
    const customer = await getCustomer(c, c_slasjwt)
    await requireProgram(c.env.DB, c.var.site)
    return c.json({ result: await activate(c, customer, offerId) })
  })
  .all(ACTIVATION, only('POST'))
  .use(POINTS, requireShopper('c_storefront'), siteRequest)
  .get(POINTS, async (c) => {
    if (!c.var.shopper.isRegistered) throw forbidden()
    const query = v.safeParse(PointsQuery, c.req.query())
    if (!query.success) {
      const parameter = v.getDotPath(query.issues[0]) ?? 'query'
      throw badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter })
    }
    const { c_type: type = null, c_from: from, c_to: to, limit, offset } = query.output
    const customer = await currentCustomer(c)
    await settlePoints(c.env.DB, customer, c.var.now())
    const { entries, total, balance } = await readHistory(c.env.DB, customer.customerId, {
      type,
      from: from === undefined ? null : Date.parse(from),
      to: to === undefined ? null : Date.parse(to) + DAY_MS - 1,
      limit,
      offset,
    })
    const data = entries.map(pointResponse)
    return c.json({ limit, offset, total, balance, data })
  })
  .all(POINTS, only('GET'))

/** The customer who sends the request. @throws ProblemError 403 for a guest */
async function getCustomer(c: Context<SandboxEnv>, c_slasjwt: string | undefined) {
  const { shopper, now } = c.var
  const check = { shopper, now: now() }
  await requireSameShopper(c.env.DB, { name: 'c_slasjwt', token: c_slasjwt }, check)
  if (!shopper.isRegistered) throw forbidden()
  return currentCustomer(c)
}

type Activation = 'success' | 'cancelled' | 'expired' | 'fail'

async function activate(
  c: Context<SandboxEnv>,
  customer: Awaited<ReturnType<typeof getCustomer>>,
  offerId: string,
): Promise<Activation> {
  const { DB } = c.env
  if (readEnrollment(customer) !== 'member') return 'cancelled'
  const offers = await readRewards(DB, customer.customerId)
  const offer = offers.find(({ reward_id }) => reward_id === offerId)
  if (!offer) return 'fail'
  const status = currentStatus(offer, c.var.now())
  if (status === 'cancelled' || status === 'expired') return status
  if (status === 'redeemed') return 'fail'
  // Activating a reward again changes nothing.
  const statement = sql`UPDATE loyalty_rewards SET state = 'active'
    WHERE reward_id = ${offerId} AND member = ${customer.customerId} AND state = 'inactive'`
  await prepare(DB, statement).run()
  return 'success'
}

const ZIP = /^(\d{5})(?:-\d{4})?$/

/** @throws ProblemError 409 while the site has no loyalty program */
async function requireProgram(db: D1Database, site: Site) {
  const [preference] = await readPreferences(db, ['bondLoyaltyEnabled'], site.id)
  if (preference?.value === true) return
  throw conflict('loyalty-program-closed', 'The site has no loyalty program.')
}

/** Whether there is a program at a postal code: a US ZIP code that the site does not exclude. */
async function isInMarket(db: D1Database, site: Site, postalCode: string) {
  const [, area] = ZIP.exec(postalCode) ?? []
  if (area === undefined) return false
  const [preference] = await readPreferences(db, ['excludedLoyaltyPostalCodes'], site.id)
  const excluded = Array.isArray(preference?.value) ? preference.value : []
  return !excluded.includes(area) && !excluded.includes(postalCode)
}

const conflict = (type: string, detail: string) =>
  new ProblemError({ status: 409, type, title: 'Conflict', detail })
