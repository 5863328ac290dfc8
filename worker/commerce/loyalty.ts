import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'

import type { RequestLog } from '../log.ts'
import type { SendAsSession } from './baskets.ts'
import { parseLeniently } from './parse-usable.ts'

const Update = v.object({ loyaltyOffersLastUpdated: v.nullish(v.string(), null) })

/** The loyalty program for one customer who is signed in (spec 1 §7). */
export const createLoyalty = (send: SendAsSession, log: Pick<RequestLog, 'warn'>) => ({
  /**
   * Asks the program to update the customer's offers.
   * @returns when it has updated them; null as long as it has not
   * @throws {ProblemError} `unavailable`
   */
  async update(): Promise<string | null> {
    const answer = await send({
      family: 'loyalty',
      operation: 'updateLoyalty',
      method: 'POST',
      path: '/loyalty',
      bodyWith: (accessToken) => ({ c_slasjwt: accessToken }),
    })
    if (answer.kind === 'ok') {
      return parseLeniently(Update, answer.body).output?.loyaltyOffersLastUpdated ?? null
    }
    const { status, text } =
      answer.kind === 'http-error'
        ? { status: answer.status, text: answer.problem.title }
        : { status: 0, text: answer.isTimeout ? 'timeout' : 'no response' }
    const cause = `Could not trigger loyalty update: ${status} - ${text}`
    log.warn(cause)
    throw new ProblemError('unavailable', { cause })
  },
})

export type Loyalty = ReturnType<typeof createLoyalty>
