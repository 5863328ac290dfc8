import * as v from 'valibot'

import { AssetId } from '#shared/content/content.ts'
import type { PersonalizationEvent } from '#shared/analytics/personalization.ts'
import type { Locale } from '#shared/site/site.ts'

import type { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import type { RequestContext } from '../config/env.ts'
import {
  createServiceClient,
  ServiceError,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'

export interface PersonalizationContext extends ServiceDependencies<unknown> {
  locale: Locale
}

/** The channel of a site, and the address that it is reached by, from the preferences. */
export interface Channel {
  /** Of the configured origin. */
  address: URL
  channel: string
}

/** A visitor waits no longer for a decision (ms). */
const DECISION_DEADLINE_MS = 800

/**
 * The channel of the site, from its preferences. Null if they do not name it, cannot be read, or name an address of
 * another origin than the configured one.
 */
export async function findChannel(
  internalPreferences: () => Promise<InternalPreferences>,
  configured: string,
): Promise<Channel | null> {
  const settings = await internalPreferences().catch(() => null)
  const { recommendationChannel: channel, recommendationPostUrl: postUrl } = settings ?? {}
  const address = postUrl ? readAddress(postUrl, configured) : null
  return channel && address ? { channel, address } : null
}

/** A path is appended to the configured address; an address is used unchanged. */
function readAddress(postUrl: string, configured: string): URL | null {
  const address = URL.parse(postUrl.startsWith('/') ? configured + postUrl : postUrl)
  return address && address.origin === URL.parse(configured)?.origin ? address : null
}

export const serviceNamed = (name: string, deadlineMs = 1_000): Service<Channel> => ({
  name,
  deadlineMs,
  accessOf: ({ address }) => ({ origin: address.origin, headers: {} }),
})

export const channelPath = ({ address, channel }: Channel): `/${string}` =>
  `/${address.pathname.replaceAll(/^\/+|\/+$/g, '')}/${channel}`

/** Each failure is one error of the log (spec 3 §8). Nothing is sent, and so nothing logged, while it is known to fail. */
export function logFailure(error: unknown, log: RequestContext['log']) {
  if (!(error instanceof ServiceError) || error.failure.reason === 'aborted') throw error
  if (error.failure.reason !== 'breaker-open') log.error('personalization failed')
}

const Decision = v.object({
  data: v.object({
    responses: v.array(
      v.object({
        actions: v.array(
          v.object({
            component: v.optional(v.string()),
            items: v.fallback(v.array(v.object({ id: v.string() })), []),
          }),
        ),
      }),
    ),
  }),
})

interface DecisionRequest extends Channel {
  /** The product of a product page. Null on the home page. */
  productId: string | null
}

/** The products that the personalization service chooses for a page: ids by component (spec 3 §7). */
export async function decideRows(
  { productId, ...to }: DecisionRequest,
  { locale, signal, ...dependencies }: PersonalizationContext & { signal: AbortSignal },
): Promise<ReadonlyMap<string, string[]>> {
  const client = createServiceClient(
    { ...dependencies, config: to },
    serviceNamed('personalization'),
  )
  const { data } = await client.call({
    operation: 'decide',
    path: channelPath(to),
    // Without a visitor's id the request identifies no one, and the response is the same for every visitor.
    body: {
      channel: to.channel,
      locale,
      events: [
        productId === null
          ? { eventType: 'monetate:context:PageView', pageType: 'home', path: '/' }
          : {
              eventType: 'monetate:context:ProductDetailView',
              products: [viewed(productId)],
            },
        {
          eventType: 'monetate:decision:DecisionRequest',
          requestId: crypto.randomUUID(),
        },
      ],
    },
    schema: Decision,
    signal,
  })
  const actions = data.responses[0]?.actions ?? []
  return new Map(
    actions.flatMap(({ component, items }) =>
      component === undefined ? [] : [[component, items.map(({ id }) => id)] as const],
    ),
  )
}

interface EventsOfVisitor extends Channel {
  /** The visitor's number. */
  visitorId: string
  events: readonly PersonalizationEvent[]
}

/** Tells the service what a visitor has seen, without asking for a decision. Its failures say nothing about decisions. */
export async function sendEvents(
  { visitorId, events, ...to }: EventsOfVisitor,
  { locale, ...dependencies }: PersonalizationContext,
): Promise<void> {
  const service = serviceNamed('personalization-events')
  const client = createServiceClient({ ...dependencies, config: to }, service)
  await client.call({
    operation: 'tell',
    path: channelPath(to),
    body: { channel: to.channel, locale, monetateId: visitorId, events: events.map(toWireEvent) },
    schema: v.unknown(),
    subject: visitorId,
  })
}

/** The action type of decisions that are data of the shop, and the component that is the order of a product page's rows. */
const OWN_DATA = 'monetate:action:OmnichannelJson'
const ROW_ORDER = 'product-rows'
const MAX_ASSETS = 20

const VisitorAction = v.variant('component', [
  v.object({
    component: v.literal(ROW_ORDER),
    json: v.object({
      order: v.pipe(v.array(v.picklist(['product1_rr', 'product2_rr'])), v.length(2)),
    }),
  }),
  v.object({
    component: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
    json: v.object({ assetIds: v.pipe(v.array(AssetId), v.minLength(1), v.maxLength(MAX_ASSETS)) }),
  }),
])

const VisitorDecision = v.object({
  data: v.object({
    responses: v.array(v.object({ actions: v.array(v.fallback(v.nullable(VisitorAction), null)) })),
  }),
})

/** The decision for a visitor: the assets of slots, and the order of rows; null keeps the order. */
export async function decideForVisitor(
  { visitorId, events, ...to }: EventsOfVisitor,
  { locale, ...dependencies }: PersonalizationContext,
) {
  const service = serviceNamed('personalization-decisions', DECISION_DEADLINE_MS)
  const client = createServiceClient({ ...dependencies, config: to }, service)
  const { data } = await client.call({
    operation: 'decide',
    path: channelPath(to),
    body: {
      channel: to.channel,
      locale,
      monetateId: visitorId,
      events: [
        ...events.map(toWireEvent),
        {
          eventType: 'monetate:decision:DecisionRequest',
          requestId: crypto.randomUUID(),
          actionTypes: [OWN_DATA],
        },
      ],
    },
    schema: VisitorDecision,
    subject: visitorId,
  })
  const actions = data.responses[0]?.actions ?? []
  const [rows = null] = actions.flatMap((action) =>
    action && 'order' in action.json ? [action.json.order] : [],
  )
  const slots = actions.flatMap((action) =>
    action && 'assetIds' in action.json
      ? { id: action.component, assetIds: [...new Set(action.json.assetIds)] }
      : [],
  )
  return { slots, rows }
}

/** As the service names them (spec 3 §7). */
function toWireEvent(event: PersonalizationEvent) {
  switch (event.event) {
    case 'page-view': {
      const { pageType, path } = event
      return { eventType: 'monetate:context:PageView', pageType, path }
    }
    case 'product-detail-view':
      return {
        eventType: 'monetate:context:ProductDetailView',
        products: [viewed(event.productId)],
      }
    case 'product-thumbnail-view': {
      const products = event.productIds.map(viewed)
      return { eventType: 'monetate:context:ProductThumbnailView', products }
    }
    case 'cart': {
      const cartLines = event.products.map(({ id, price, quantity }) => ({
        pid: id,
        sku: id,
        quantity,
        value: (price * quantity) / 100,
      }))
      return { eventType: 'monetate:context:Cart', cartLines }
    }
  }
}

export const viewed = (productId: string) => ({ productId, sku: productId })
