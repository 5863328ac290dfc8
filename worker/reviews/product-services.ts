import * as v from 'valibot'

import type { Locale } from '#shared/site/site.ts'

import type { KeyedService } from '../config/env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'

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

/** The approved pictures of a product by shoppers. Pictures without alternative text are left out. */
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
