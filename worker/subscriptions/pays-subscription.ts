import type { InstrumentId } from '#shared/contract/saved-card.ts'

import { requireCustomer } from '../account/require-customer.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { createSubscriptionService } from '../services/subscription-service.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

/**
 * Whether a saved card pays a subscription that has not ended. If the service does not answer, it does not: nobody
 * has to wait for it to remove a card.
 */
export async function paysSubscription(
  shop: ShopperContext,
  instrumentId: InstrumentId,
): Promise<boolean> {
  const service = createSubscriptionService(
    { ...shop.context, fetch: externalFetch },
    requireCustomer(shop),
  )
  const found = (await service?.list().catch(() => null)) ?? []
  return found.some(({ live, payment }) => live && payment?.token_id === instrumentId)
}
