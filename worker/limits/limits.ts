import { cleanLine } from '#shared/text/typed-text.ts'

import type { Identity } from '../config/identity.ts'
import type { CountingEdge } from './counters.ts'

export const MINUTE_MS = 60_000
export const QUARTER_MS = 15 * MINUTE_MS
export const HOUR_MS = 60 * MINUTE_MS

/** A request, and who sends it. */
export interface LimitedEdge extends CountingEdge {
  identity: Pick<Identity, 'shopperId' | 'reviewerId'>
}

export type Input = Readonly<Record<string, unknown>>
export type ReadInput = () => Promise<Input>

/** A person or thing that a limit counts besides the network, whether it exists or not. */
export interface Subject {
  name: string
  /** Null if the request has none, as without the cookie: then nothing is counted. */
  read(edge: LimitedEdge, readInput: ReadInput): Promise<string | null>
}

/** A limit of actions and endpoints, above those of commerce (decision 295). Actions with the same limit count together. */
export interface Limit {
  /** Names the limit in logs and counters. Each has another. */
  name: string
  windowMs: number
  /** The number allowed from one address of IPv4, or one /64 of IPv6. */
  address: number
  subjects?: readonly { subject: Subject; most: number }[]
  /** The number allowed from one address without a solved captcha, if the form has one. */
  unverified?: number
  /** From this attempt on, each one waits longer before commerce is called. */
  slowsFrom?: number
  /** After so many attempts, each further one needs a solved captcha, where one is configured. */
  captchaFrom?: number
  /** Counts every attempt that was made, only wrong guesses, or only successes. */
  counts: 'attempts' | 'wrong' | 'done'
}

const LEAST_NETWORK = 300

/** A /24 of IPv4 or a /48 of IPv6 has many shoppers: 100 of them may try three times each in one window. */
export const networkLimit = (address: number) => Math.max(30 * address, LEAST_NETWORK)

/** A field as it was typed: the recipient of a mail, or a guess. */
const fieldSubject = (name: string): Subject => ({
  name,
  async read(_edge, readInput) {
    const value = (await readInput())[name]
    return typeof value === 'string' && cleanLine(value) !== '' ? value : null
  },
})

export const emailSubject = fieldSubject('email')

/** The customer or guest of the session. */
export const shopperSubject: Subject = {
  name: 'shopper',
  read: ({ identity }) => identity.shopperId(),
}
