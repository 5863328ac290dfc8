import type { QueryClient } from '@tanstack/react-query'

import type { Referral } from '#shared/analytics/referral.ts'
import type { VisitorFacts } from '#shared/analytics/visitor-facts.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import type { AnalyticsSettings } from '#shared/analytics/analytics.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import type { PageFacts } from './page-type.ts'
import type { ShopEvent, ShopEvents } from '../kit/shop-events.ts'
import type { AppContextValue } from '../kit/app-context.ts'
import { addressIn } from '../kit/http/request-json.ts'

type EventType = keyof ShopEvents

/** The facts at the time of an event. */
export interface EventFacts {
  /** Unique, so that a service recognizes a repeated message. */
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

/** The context that opens a sink. */
export interface SinkContext {
  site: Site
  locale: Locale
  /** Resolves once the worker has answered. Null if analytics is not configured, or without an answer. */
  settings: Promise<AnalyticsSettings | null>
  /** The groups that the visitor allows at the moment. */
  allowed: () => readonly ConsentGroup[]
}

export interface Transport<Body> {
  send(body: Body): void
}

/**
 * A place that shop events are sent to. `open-sinks.ts` ensures that nothing is opened or sent without
 * consent, that nothing is lost by leaving the page, and that nothing is sent twice.
 */
export interface Sink<Body extends object = object> {
  /** Also names what waits for the next page, so it never changes. */
  name: string
  /** Without the visitor's consent to this group the sink is not opened and gets no event. */
  group: Exclude<ConsentGroup, 'necessary'>
  /** `shop`: not on documents with a stricter security policy, such as the checkout and an account; `strict`: only there. */
  pages: 'all' | 'shop' | 'strict'
  /** Where the bodies go, for the documentation. */
  to: string
  /** The body for each type of event, without side effects. Null: nothing this time. Other events are not sent. */
  bodies: { [Type in EventType]?: (tracked: TrackedEvent<Type>) => Body | null }
  /** Called once a document, with the first body. Null if bodies cannot be sent, which is then logged here. */
  open(context: SinkContext): Transport<Body> | Promise<Transport<Body> | null>
}

export interface AnalyticsDependencies {
  appContext: AppContextValue
  queryClient: QueryClient
  /** The path of the document, without site and locale, and the key of its page. */
  documentView: { path: string }
  documentPage: string
  /** Whether the document has the policy that lets scripts of outside services in. */
  isShop: boolean
}

export interface LandedDependencies extends AnalyticsDependencies {
  /** The query of the address by which the document was loaded. Steps to other pages have another one. */
  landing: string
}

/** Sends JSON to a path below `/api`, even if the page is left at this moment. */
export function beaconTransport(path: string, place: SinkContext): Transport<object> {
  const address = addressIn(place, `/api${path}`)
  return {
    send(body) {
      const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
      navigator.sendBeacon(address, json)
    },
  }
}
