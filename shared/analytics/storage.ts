import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'
import type { StorageDeclaration } from '../storage/storage-declaration.ts'

export const analyticsCookies = {
  visitorId: {
    name: 'visitor-id',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  marketing: {
    name: 'marketing-source',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  attribution: {
    name: 'attribution',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 30 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  experiments: {
    name: 'experiments',
    setBy: 'the shop',
    // The services that count who has seen which variant are of this group.
    group: 'targeting',
    maxAgeSeconds: 90 * DAY,
    isPrefixed: false,
    // Scripts report a variant only if it is the visitor's.
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

/** The key of events that could not be sent before the page was left. */
export const WAITING_EVENTS_KEY = 'waiting-events'

/** The key of what a checkout has reported. */
export const CHECKOUT_EVENTS_KEY = 'checkout-events'

export const analyticsStorage = {
  waitingEvents: {
    name: WAITING_EVENTS_KEY,
    kind: 'session storage',
    purpose:
      'What was to be sent to a service for analytics when the page was left. Only of groups that were agreed to.',
    group: 'performance',
    lifetime: 'until the next page, or the tab is closed',
  },
  checkoutEvents: {
    name: CHECKOUT_EVENTS_KEY,
    kind: 'session storage',
    purpose:
      'Which steps of the checkout were reported to services for analytics, so that none is reported twice. Names of steps only.',
    group: 'targeting',
    lifetime: 'until the order is placed, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
