import * as v from 'valibot'

import {
  POINT_TYPES,
  POINTS_PER_PAGE,
  type JoinRewards,
  type PointsFilter,
} from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { RequestLog } from '../observe/log.ts'
import type { Named, ShopperFamily } from '../upstream/families.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import type { CommerceResult } from '../upstream/send-request.ts'
import type { SendAsSession, ShopperRequest } from '../upstream/shopper-client.ts'

export const rewardFamilies = {
  /** Only the browser waits for writes, in the background. */
  loyalty: {
    name: 'loyalty',
    subject: 'shopper',
    base: '/custom/loyalty/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 2_500,
    retried: false,
  },
} as const satisfies Record<string, Named<ShopperFamily>>

const Update = v.object({ loyaltyOffersLastUpdated: v.nullish(v.string(), null) })

const Joined = v.object({ status: v.picklist(['joined', 'linked', 'known']) })

const Activated = v.object({
  result: v.fallback(v.picklist(['success', 'cancelled', 'expired', 'fail']), 'fail'),
})

const count = v.pipe(v.number(), v.integer())

const Points = v.object({
  total: v.pipe(count, v.minValue(0)),
  balance: v.optional(count, 0),
  /** An entry that cannot be read is left out. */
  data: v.pipe(
    v.array(
      v.fallback(
        v.nullable(
          v.object({
            id: v.string(),
            type: v.fallback(v.picklist([...POINT_TYPES, 'other']), 'other'),
            date: v.pipe(v.string(), v.isoTimestamp()),
            orderNo: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), null),
            points: count,
            balance: count,
          }),
        ),
        null,
      ),
    ),
    v.transform((entries) => entries.filter((entry) => entry !== null)),
  ),
})

const failureOf = (answer: Failure) =>
  answer.kind === 'http-error'
    ? `${answer.status} - ${answer.problem.title}`
    : `0 - ${answer.isTimeout ? 'timeout' : 'no response'}`

interface LoyaltyEdge {
  session: { send: SendAsSession }
  context: { log: Pick<RequestLog, 'warn'> }
}

/** The loyalty program for one customer who is signed in (spec 1 §7). */
export const createLoyalty = ({ session, context }: LoyaltyEdge) => {
  const call = (request: Omit<ShopperRequest, 'family'>) =>
    session.send({ family: rewardFamilies.loyalty, ...request })

  return {
    /**
     * Asks the program to update the customer's offers.
     * @returns the time of the update; null until then
     * @throws {ProblemError} `unavailable`
     */
    async update(): Promise<string | null> {
      const answer = await call({
        operation: 'updateLoyalty',
        method: 'POST',
        path: '/loyalty',
        bodyWith: (accessToken) => ({ c_slasjwt: accessToken }),
      })
      if (answer.kind === 'ok') {
        return parseLeniently(Update, answer.body).output?.loyaltyOffersLastUpdated ?? null
      }
      const cause = `Could not trigger loyalty update: ${failureOf(answer)}`
      context.log.warn(cause)
      throw new ProblemError('unavailable', { cause })
    },

    /**
     * Makes the customer a member. Repeating it changes nothing.
     * @throws {ProblemError} `invalid-input` for the postal code, `rejected` if there is no program there, `forbidden` if the
     * membership has ended, `unavailable`
     */
    async join({ postalCode, acceptsTerms }: JoinRewards) {
      const answer = await call({
        operation: 'joinLoyalty',
        method: 'POST',
        path: '/enrollment',
        bodyWith: (accessToken) => ({
          c_slasjwt: accessToken,
          c_loyaltyPostalCode: postalCode,
          c_acceptsTerms: acceptsTerms,
        }),
      })
      if (answer.kind === 'ok') return parsed(Joined, answer.body).status
      throw joinProblem(answer)
    },

    /** @throws {ProblemError} `unavailable` */
    async activate(offerId: string) {
      const answer = await call({
        operation: 'activateOffer',
        method: 'POST',
        path: '/activation',
        bodyWith: (accessToken) => ({ c_slasjwt: accessToken, c_offerId: offerId }),
      })
      if (answer.kind === 'ok') return parsed(Activated, answer.body).result
      // A program that is closed has no rewards to activate.
      if (answer.kind === 'http-error' && answer.status === 409) return 'fail'
      throw unavailable(answer)
    },

    /** A page of the customer's points, the latest first. @throws {ProblemError} `unavailable` */
    async points({ type, from, to, page }: PointsFilter) {
      const answer = await call({
        operation: 'getPoints',
        method: 'GET',
        path: '/points',
        query: {
          limit: String(POINTS_PER_PAGE),
          offset: String((page - 1) * POINTS_PER_PAGE),
          ...(type !== null && { c_type: type }),
          ...(from !== null && { c_from: from }),
          ...(to !== null && { c_to: to }),
        },
      })
      if (answer.kind === 'ok') return parsed(Points, answer.body)
      throw unavailable(answer)
    },
  }
}

type Failure = Exclude<CommerceResult, { kind: 'ok' }>

function joinProblem(answer: Failure) {
  if (answer.kind !== 'http-error' || answer.status >= 500) return unavailable(answer)
  if (answer.problem.slug === 'loyalty-not-eligible') return new ProblemError('rejected')
  if (answer.status === 400) {
    return new ProblemError('invalid-input', { fields: { postalCode: 'zip' } })
  }
  return new ProblemError('forbidden', { cause: `status ${answer.status}` })
}

const unavailable = (answer: Failure) =>
  new ProblemError('unavailable', {
    cause: answer.kind === 'http-error' ? `status ${answer.status}` : answer.cause,
  })

function parsed<Answer>(schema: v.GenericSchema<unknown, Answer>, body: unknown): Answer {
  const { output } = parseLeniently(schema, body)
  if (output === null) throw new ProblemError('unavailable', { cause: 'invalid response' })
  return output
}
