import * as v from 'valibot'

import type { Locale } from '#shared/site/site.ts'

import type { Config, KeyedService } from '../env.ts'
import { createServiceClient, type Service, type ServiceDependencies } from './service-client.ts'

/** No page waits for these services. */
const DEADLINE_MS = 1_000

const serviceAt = (name: string): Service<{ url: string }> => ({
  name,
  deadlineMs: DEADLINE_MS,
  accessOf: ({ url }) => ({ origin: url, headers: {} }),
})

interface ServiceContext extends ServiceDependencies<unknown> {
  locale: Locale
}

const Proof = v.object({
  message: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  component: v.string(),
})
export type WireProof = v.InferOutput<typeof Proof>

/** How many people look at products: message, count and component by product id (spec 3 §3.7). */
export async function readSocialProof(
  account: KeyedService,
  productId: string,
  { locale, signal, ...dependencies }: ServiceContext & { signal: AbortSignal },
): Promise<WireProof | null> {
  const client = createServiceClient(
    { ...dependencies, config: account },
    serviceAt('social-proof'),
  )
  const byId = await client.call({
    operation: 'getProducts',
    path: '/v1/products',
    query: { key: account.key, ids: productId, locale },
    schema: v.record(v.string(), v.fallback(v.nullable(Proof), null)),
    signal,
  })
  return byId[productId] ?? null
}

const Medium = v.object({
  id: v.string(),
  status: v.literal('approved'),
  altText: v.pipe(v.string(), v.minLength(1)),
  author: v.nullish(v.string(), null),
  images: v.object({ square: v.object({ url: v.string() }) }),
})
export type WireMedium = v.InferOutput<typeof Medium>

const MAX_MEDIA = 12

/** The approved pictures that shoppers have shown of a product. What has no alternative text is left out. */
export async function readMedia(
  account: KeyedService,
  productId: string,
  { locale, signal, ...dependencies }: ServiceContext & { signal: AbortSignal },
): Promise<WireMedium[]> {
  const client = createServiceClient({ ...dependencies, config: account }, serviceAt('ugc'))
  const { media } = await client.call({
    operation: 'getMedia',
    path: '/v1/media',
    query: { key: account.key, products: productId, locale, limit: `${MAX_MEDIA}` },
    schema: v.object({ media: v.array(v.fallback(v.nullable(Medium), null)) }),
    signal,
  })
  return media.filter((medium) => medium !== null)
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

interface DecisionRequest {
  /** The path and the channel of the preferences. */
  postUrl: string
  channel: string
  /** The product of a product page. Null on the home page. */
  productId: string | null
}

/** What the personalization service decides to show on a page: ids by component (spec 3 §7). */
export async function decideRows(
  url: NonNullable<Config['personalizationUrl']>,
  { postUrl, channel, productId }: DecisionRequest,
  { locale, signal, ...dependencies }: ServiceContext & { signal: AbortSignal },
): Promise<ReadonlyMap<string, string[]>> {
  const client = createServiceClient(
    { ...dependencies, config: { url } },
    serviceAt('personalization'),
  )
  const { data } = await client.call({
    operation: 'decide',
    path: `${pathOf(postUrl)}/${channel}`,
    // Without a visitor's id nothing is said of anybody, and the response is the same for everybody.
    body: {
      channel,
      locale,
      events: [
        productId === null
          ? { eventType: 'monetate:context:PageView', pageType: 'home', path: '/' }
          : {
              eventType: 'monetate:context:ProductDetailView',
              products: [{ productId, sku: productId }],
            },
        {
          eventType: 'monetate:decision:DecisionRequest',
          requestId: productId === null ? 'home' : 'product',
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

const pathOf = (postUrl: string): `/${string}` => `/${postUrl.replace(/^\/+/, '')}`
