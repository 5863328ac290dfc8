import type { Context } from 'hono'
import * as v from 'valibot'

import * as features from '#shop/features.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { OrderHistory } from '#shared/orders/order-history.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import { noneOf } from '#shared/http/none-of.ts'
import type { LoyaltyRecord } from '#shared/rewards/membership.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import type { SessionAction } from '#shared/shell/session.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'

import { createCustomerAccount } from './account/customer-account.ts'
import { readPasskeys } from './sign-in/account-passkeys.ts'
import { openSignedOut, type SignedOut } from './sign-in/signed-out.ts'
import { readVisitor, type KnownVisitor } from './analytics/read-visitor.ts'
import { createContentMapper } from './markup/create-content-mapper.ts'
import type { AppEnv } from './config/env.ts'
import { createOrderHistory } from './orders/order-history.ts'
import { openReviewer } from './reviews/reviewer.ts'
import { LoyaltyFields, recordOf } from './rewards/loyalty-customer.ts'
import { readCustomer } from './session/customer-record.ts'
import { createMemberRewards } from './rewards/member-rewards.ts'
import { writeSealedCookies } from './session/sealed-cookie.ts'
import { openSession, type Session } from './session/session.ts'
import { createShop } from './shop.ts'
import { openStoreMemory } from './stores/visitor-store.ts'
import { createSubscriptions } from './auto-refresh/subscriptions.ts'
import { visitorOf } from './visitor/visitor.ts'
import { sessionModel, type SessionModel } from './graphql/session-model.ts'
import type { Edge } from './http/edge.ts'

const AnalyticsCustomer = v.object({
  ...(features.rewards ? LoyaltyFields.entries : noneOf<typeof LoyaltyFields.entries>()),
  c_emailHash: v.nullish(v.string(), null),
})
/** The customer's fields that analytics reads. */
export type AnalyticsCustomer = v.InferOutput<typeof AnalyticsCustomer>

/** What a request may do for its visitor, who is anonymous without a commerce session. Reading starts none. */
export interface OpenedShopper {
  edge: Edge
  /** The catalog of the shopper's site and locale. */
  catalog: Catalog
  session: Session
  /** Carries out an action of the session, and describes the session after it. @throws {ProblemError} `unavailable` */
  getSession: (action: SessionAction) => Promise<SessionModel>
  orders: OrderHistory
  customerAccount: CustomerAccount
  memberRewards: MemberRewards
  subscriptions: Subscriptions
  /** What analytics knows of the visitor, and whether the site has a loyalty program. */
  readVisitor: () => Promise<KnownVisitor>
  /** What to say after another device has signed this one out. */
  signedOut: SignedOut
  /** Writes the cookies of the session, of the pickup store and of the reviewer if they have changed. */
  setCookies: (headers: Headers) => Promise<void>
}

/** Opens the session of a request and everything that its shopper can do. */
export async function createShopper(c: Context<AppEnv>): Promise<OpenedShopper> {
  const context = c.get('context')
  const cookieHeader = c.req.header('cookie') ?? null
  const userAgent = c.req.header('user-agent')
  const session = await openSession({ context, bindings: c.env, cookieHeader, userAgent })
  const { catalog, commerce, cache, internalPreferences } = createShop({ context, bindings: c.env })
  const edge: Edge = {
    context,
    bindings: c.env,
    session,
    commerce,
    cache,
    catalog,
    internalPreferences,
    mapper: createContentMapper(context),
    visitor: visitorOf(context),
  }
  const { legacy } = context.config
  const setLegacyCookie = legacy?.bridge
    ? await (await import('./legacy/follow-session.ts')).followLegacySession(edge, legacy)
    : null
  const signedOut = openSignedOut(edge)
  return {
    edge,
    catalog,
    session,
    getSession: (action) => sessionModel(edge, action),
    orders: createOrderHistory(edge),
    customerAccount: { ...createCustomerAccount(edge), getPasskeys: () => readPasskeys(edge) },
    memberRewards: features.rewards ? createMemberRewards(edge) : noneOf<MemberRewards>(),
    subscriptions: features.autoRefresh ? createSubscriptions(edge) : noneOf<Subscriptions>(),
    readVisitor: () =>
      readVisitor(edge, async () => {
        const customer = await readCustomer(edge, AnalyticsCustomer)
        const record = features.rewards ? recordOf(customer) : noneOf<LoyaltyRecord>()
        return { record, emailHash: customer.c_emailHash }
      }),
    signedOut,
    async setCookies(headers) {
      if (features.pickup) openStoreMemory(edge).setCookies(headers)
      if (features.reviews) openReviewer(edge).setCookies(headers)
      await session.setCookies(headers)
      setLegacyCookie?.(headers)
      await signedOut.remember()
      writeSealedCookies(context, headers)
    },
  }
}
