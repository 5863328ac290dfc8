import type { EventFacts, TrackedEvent } from './sink.ts'

/** What every event says about its page (spec 3 §7). */
export const pageFields = ({ id, domain, page, visitor }: EventFacts) => ({
  id,
  domain,
  pageType: page.type,
  pageName: page.name,
  pagePath: page.path,
  siteSection: page.section,
  loginState: visitor.loginState,
})

/** What is said of visitors (spec 3 §4), and nothing that tells who they are. */
export const visitorFields = ({ visitor }: EventFacts) => ({
  customerStatus: visitor.loginState,
  registrationStatus: visitor.registration,
  loyaltyAccountStatus: visitor.accountStatus,
  loyaltyMarketEligible: visitor.isInLoyaltyMarket,
})

/** What links say besides, the only place for ids of a customer (spec 3 §7). */
export const linkFields = ({ event, visitor }: TrackedEvent<'link-followed'>) => ({
  linkName: event.name,
  linkTo: event.to,
  userId: visitor.userId,
  emailHash: visitor.emailHash,
})
