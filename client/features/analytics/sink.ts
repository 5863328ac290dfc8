import type { PageFacts } from './page-type.ts'
import type { Referral } from '#shared/analytics/referral.ts'
import type { VisitorFacts } from '#shared/analytics/visitor-facts.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import type { AnalyticsSettings } from '#shared/analytics/analytics.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import type { ShopEvent } from '../../app/shop-events.ts'

type EventType = ShopEvent['type']

/** What was known when an event happened. */
export interface EventFacts {
  /** Unique, so that a service can tell a repeated message from another event. */
  id: string
  page: PageFacts
  visitor: VisitorFacts
  /** Only with the first page of a visit from elsewhere. */
  referral: Referral | null
  /** The brand's site, as analytics calls it. Null if it is not known. */
  domain: string | null
}

export interface TrackedEvent<Type extends EventType = EventType> extends EventFacts {
  event: Extract<ShopEvent, { type: Type }>
}

/** What opens a sink may need. */
export interface SinkContext {
  site: Site
  locale: Locale
  /** Resolves once the worker has answered. Null if analytics is not configured, or without an answer. */
  settings: Promise<AnalyticsSettings | null>
}

export interface Transport<Body> {
  send(body: Body): void
}

/**
 * A place that shop events are sent to. What opens sinks (`open-sinks.ts`) sees to it that nothing is opened or sent without
 * consent, that nothing is lost by leaving the page, and that nothing is sent twice.
 */
export interface Sink<Body extends object = object> {
  /** Also names what waits for the next page, so it never changes. */
  name: string
  /** Without the visitor's consent to this group the sink is not opened and gets no event. */
  group: Exclude<ConsentGroup, 'necessary'>
  /** `shop`: not on documents with a policy of their own, such as the checkout and an account. */
  pages: 'all' | 'shop'
  /** Where the bodies go, for the documentation. */
  to: string
  /** What is sent for each type of event, without side effects. Null: nothing this time. Other events are not sent. */
  bodies: { [Type in EventType]?: (tracked: TrackedEvent<Type>) => Body | null }
  /** Called once a document, with the first body. Null if bodies cannot be sent, which is then logged here. */
  open(context: SinkContext): Transport<Body> | Promise<Transport<Body> | null>
}
