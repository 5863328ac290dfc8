import { cardKey } from '#shared/checkout/card-key.ts'
import { isSentAgain } from '#shared/checkout/sent-again.ts'
import type { CheckoutStep } from '#shared/checkout/checkout.ts'
import { assetId } from '#shared/http/ids.ts'

import { checkoutQuery } from '../../features/checkout/queries.ts'
import { REFRESH_KEY, type RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import type { PersonalPageContext } from '../page.ts'

/** Loads what the step says about auto-refresh, once the checkout is loaded. */
export async function loadRefreshNeeds(context: PersonalPageContext, step: CheckoutStep) {
  const { catalog, customerAccount, queryClient, shopper } = context
  const checkout = await queryClient.query(checkoutQuery(shopper, step))
  if (!checkout || 'kind' in checkout || !isSentAgain(checkout.bag)) return
  const { payment } = checkout
  const [customer, choice, [asset]] = await Promise.all([
    context.getCustomer(),
    customerAccount?.getCardChoice().catch(() => null),
    catalog.getAssets([assetId('auto-refresh-details')]).catch(() => []),
  ])
  const isSaved = choice?.cards.some(({ card }) => payment && cardKey(card) === cardKey(payment))
  queryClient.setQueryData<RefreshNeeds>(REFRESH_KEY, {
    isGuest: customer === null,
    // Without the cards, the order itself says whether it can be placed.
    isCardSaved: isSaved ?? customer !== null,
    terms: asset?.body ?? null,
  })
}
