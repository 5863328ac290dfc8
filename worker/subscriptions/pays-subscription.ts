import type { InstrumentId } from '#shared/account/saved-card.ts'

import { requireCustomer } from '../session/customer.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { createSubscriptionService } from '../services/subscription-service.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

/** Whether a saved card pays a subscription that has not ended. False if the service fails, so that the card can be removed. */
export async function paysSubscription(
  shop: ShopperContext,
  instrumentId: InstrumentId,
): Promise<boolean> {
  const service = createSubscriptionService(
    { ...shop.context, fetch: externalFetch },
    requireCustomer(shop),
  )
  const found = await service?.list().catch(() => {
    shop.context.log.warn('subscriptions of a card not read')
    return []
  })
  return Boolean(found?.some(({ live, payment }) => live && payment?.token_id === instrumentId))
}
