import * as v from 'valibot'

import {
  POINT_TYPES,
  POINTS_PER_PAGE,
  type JoinRewards,
  type PointsFilter,
} from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { RequestLog } from '../log.ts'
import type { SendAsSession } from './baskets.ts'
import { parseLeniently } from './parse-usable.ts'
import type { CommerceResult } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'

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

type Answer = Awaited<ReturnType<SendAsSession>>

const failureOf = (answer: Exclude<Answer, { kind: 'ok' }>) =>
  answer.kind === 'http-error'
    ? `${answer.status} - ${answer.problem.title}`
    : `0 - ${answer.isTimeout ? 'timeout' : 'no response'}`

/** The loyalty program for one customer who is signed in (spec 1 §7). */
export const createLoyalty = (send: SendAsSession, log: Pick<RequestLog, 'warn'>) => {
  const call = (request: Omit<ShopperRequest, 'family'>) => send({ family: 'loyalty', ...request })

  return {
    /**
     * Asks the program to update the customer's offers.
     * @returns when it has updated them; null as long as it has not
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
      log.warn(cause)
      throw new ProblemError('unavailable', { cause })
    },

    /**
     * Makes the customer a member. Done again, it changes nothing.
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

export type Loyalty = ReturnType<typeof createLoyalty>

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
  if (output === null) throw new ProblemError('unavailable', { cause: 'odd answer' })
  return output
}
