import * as v from 'valibot'

import { WireId } from '../commerce/wire-id.ts'

const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
const Token = v.object({ token: v.pipe(v.string(), v.minLength(1)), expiresAt: Moment })

/** What the shop keeps of one shopper of one site, sealed in their own browser. */
export const SessionState = v.object({
  usid: WireId,
  customerId: WireId,
  /** Null when it is left out so that the rest fits. */
  access: v.nullable(Token),
  refresh: Token,
  basketId: v.nullable(WireId),
  bagCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The single-use state of a visit to the payment provider's own page. */
  payment: v.nullable(v.object({ state: v.pipe(v.string(), v.maxLength(200)) })),
  /** Milliseconds since the epoch: of two states of one shopper, the later one counts. */
  changedAt: Moment,
})
export type SessionState = Readonly<v.InferOutput<typeof SessionState>>

export type SessionChange = Partial<Pick<SessionState, 'basketId' | 'bagCount' | 'payment'>>

/** Who a shopper is for commerce, and by which tokens. */
export type ShopperTokens = Pick<SessionState, 'usid' | 'customerId' | 'refresh'> & {
  access: v.InferOutput<typeof Token>
}

/** Null for what is no state, or not of the shape that is kept now. */
export function stateFrom(text: string): SessionState | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SessionState), text)
  return parsed.success ? parsed.output : null
}
