import * as v from 'valibot'

import { ProductId } from '#shared/product/product.ts'
import { SessionStore, StoreId } from '#shared/stores/store.ts'

import { WireId } from '../upstream/wire-id.ts'

const Moment = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The session cookie has little room. Further products are not named. */
export const MOST_NOT_ADDED = 5

export const NotAdded = v.object({ productId: ProductId, quantity: v.number() })
export type NotAdded = v.InferOutput<typeof NotAdded>

/** The session cookie has little room. A longer name is not remembered. */
export const LONGEST_METHOD = 60

/** The order that the bag last offered to repeat. Null after the account or its orders have changed. */
const LastTimeMemory = v.object({
  /** The last order, with its method's name in this locale. Null if nothing can be offered. */
  order: v.nullable(
    v.object({ method: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_METHOD))) }),
  ),
  locale: v.string(),
  until: Moment,
})
export type LastTimeMemory = v.InferOutput<typeof LastTimeMemory>

const Token = v.object({ token: v.pipe(v.string(), v.minLength(1)), expiresAt: Moment })

/** How long commerce stores the shopper context of a guest. */
export const SOURCE_CODE_MS = 86_400_000

/** The session of one shopper on one site, sealed in the shopper's own cookie. */
export const SessionState = v.object({
  usid: WireId,
  customerId: WireId,
  /** Null if it was left out to fit the cookie. */
  access: v.nullable(Token),
  /** Null for an agent, whose session ends with its access token. */
  refresh: v.nullable(Token),
  basketId: v.nullable(WireId),
  bagCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** One short hash for each line of the bag as last seen (`worker/bag/line-marks.ts`). */
  lineMarks: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** The notice about products that the last change of the bag left out. Null without one, or once dismissed. */
  notAdded: v.optional(v.nullable(v.pipe(v.array(NotAdded), v.maxLength(MOST_NOT_ADDED))), null),
  /** The single-use state of a visit to the payment provider's own page, and whether the account keeps the card. */
  payment: v.nullable(
    v.object({
      state: v.pipe(v.string(), v.maxLength(200)),
      savesCard: v.optional(v.boolean()),
    }),
  ),
  /** The locale last sent to the shopper context, so that it is sent again only if it differs. */
  contextLocale: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
  /** The source code that the shopper came with, for as long as the shopper context holds it. */
  sourceCode: v.optional(
    v.nullable(v.object({ code: v.pipe(v.string(), v.maxLength(64)), until: Moment })),
    null,
  ),
  /** Whose tokens these are. */
  authType: v.optional(v.picklist(['guest', 'registered']), 'guest'),
  /** The customer who is signed in, as the bag and the greeting need them. */
  customer: v.optional(
    v.nullable(v.object({ firstName: v.nullable(v.string()), email: v.nullable(v.string()) })),
    null,
  ),
  /** The agent who shops for the shopper of this session, and that shopper's login: null for a guest. */
  agent: v.optional(
    v.nullable(v.object({ agentId: v.string(), loginId: v.nullable(v.string()) })),
    null,
  ),
  /** Whether the bag from before signing in still has to be merged into the customer's. */
  pendingMerge: v.optional(v.boolean(), false),
  /** The store chosen in this session. Without one, the store's cookies count. */
  store: v.optional(v.nullable(SessionStore), null),
  /** The store in which a guest who has signed in picks up, until the bag shows that it is so, or the shopper has read otherwise. */
  pickupWanted: v.optional(v.nullable(StoreId), null),
  /** The place of an address that the shopper has confirmed although its postal code is that of another. */
  confirmedPlace: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null),
  /** The part of a member's rewards that is still to be refreshed after signing in, and since when it could be. */
  rewardsRefresh: v.optional(
    v.nullable(v.object({ awaits: v.picklist(['update', 'offers']), since: Moment })),
    null,
  ),
  /** Until when a customer without a membership counts as such, so that the bag reads no account. */
  noRewardsUntil: v.optional(v.nullable(Moment), null),
  /** Whether orders of the guest are not yet the customer's, or would be if the guest signed in. */
  hasGuestOrder: v.optional(v.boolean(), false),
  lastTime: v.optional(v.nullable(LastTimeMemory), null),
  /** The basket to which a guest's payment could not be moved at sign-in. */
  paymentLeftIn: v.optional(v.nullable(WireId), null),
  /** The customer's latest sign-out everywhere when this session began. Null if it is unknown. */
  signOutMark: v.optional(v.nullable(Moment), 0),
  /** Whether the customer's objection to the sale of their data has been submitted. */
  hasOptedOut: v.optional(v.boolean(), false),
  /**
   * The session of the legacy system that is bound to this one, by a hash of its cookie; when it was used last, and whether
   * it may have changed the bag since this one has read it.
   */
  legacy: v.optional(
    v.nullable(v.object({ session: v.string(), usedAt: Moment, isAhead: v.boolean() })),
    null,
  ),
  /** Milliseconds since the epoch. The later of two states of one shopper counts. */
  changedAt: Moment,
})
export type SessionState = Readonly<v.InferOutput<typeof SessionState>>

export type SessionChange = Partial<
  Pick<
    SessionState,
    | 'basketId'
    | 'bagCount'
    | 'lineMarks'
    | 'notAdded'
    | 'payment'
    | 'contextLocale'
    | 'sourceCode'
    | 'customer'
    | 'store'
    | 'pendingMerge'
    | 'pickupWanted'
    | 'rewardsRefresh'
    | 'noRewardsUntil'
    | 'hasOptedOut'
    | 'confirmedPlace'
    | 'hasGuestOrder'
    | 'lastTime'
    | 'paymentLeftIn'
    | 'signOutMark'
    | 'legacy'
  >
>

/** A shopper's commerce identity and tokens. */
export type ShopperTokens = Pick<SessionState, 'usid' | 'customerId'> & {
  access: v.InferOutput<typeof Token>
  refresh: v.InferOutput<typeof Token>
}

/** An agent's token to shop for a shopper. It cannot be renewed. */
export type AgentState = Pick<SessionState, 'usid' | 'customerId'> & {
  access: v.InferOutput<typeof Token>
  agent: NonNullable<SessionState['agent']>
}

/** The source code that prices the shop for a session. Null without one, and once its context has ended. */
export const sourceCodeIn = (state: SessionState | null, now: number) =>
  state?.sourceCode && state.sourceCode.until > now ? state.sourceCode.code : null

/** When a session ends if nothing renews it. */
export const sessionEnd = ({ access, refresh }: SessionState) => (refresh ?? access)?.expiresAt ?? 0

const WrittenState = v.pipe(v.string(), v.parseJson(), SessionState)

/** Parses a session state. Null if it is invalid or has an outdated form. */
export function stateFrom(text: string): SessionState | null {
  const parsed = v.safeParse(WrittenState, text)
  return parsed.success ? parsed.output : null
}
