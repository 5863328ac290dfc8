import type * as v from 'valibot'

import type { PersonalizationEvents } from '#shared/analytics/personalization.ts'

import { boughtIn } from './activities.ts'
import { productIdIn } from './product-id-in.ts'
import { personalizationTransport } from './personalization-transport.ts'
import type { Sink } from './sink.ts'

type Sent = v.InferInput<typeof PersonalizationEvents>

/** What visitors see and are about to buy, for the personalization service (spec 3 §7). */
export const personalization: Sink<Sent> = {
  name: 'personalization',
  group: 'targeting',
  pages: 'all',
  to: '`POST /api/personalization/events`, and from the worker to the channel of the site at `PERSONALIZATION_URL`',
  bodies: {
    'page-viewed'({ page: { path, type } }) {
      const productId = type === 'product' ? productIdIn(path) : null
      return {
        events: [
          { event: 'page-view', pageType: type, path },
          ...(productId === null ? [] : [{ event: 'product-detail-view' as const, productId }]),
        ],
      }
    },
    'products-seen': ({ event: { productIds } }) => ({
      events: [{ event: 'product-thumbnail-view', productIds: [...productIds] }],
    }),
    'checkout-begun'({ event: { lines } }) {
      const products = boughtIn(lines)
      return products.length === 0 ? null : { events: [{ event: 'cart', products }] }
    },
  },
  open: personalizationTransport,
}
