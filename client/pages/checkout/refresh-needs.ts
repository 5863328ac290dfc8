import { cardKey } from '#shared/checkout/card-key.ts'
import { isSentAgain } from '#shared/checkout/sent-again.ts'
import type { CheckoutStep } from '#shared/contract/checkout.ts'
import type { TrustedHtml } from '#shared/contract/html.ts'
import { assetId } from '#shared/contract/ids.ts'

import { checkoutQuery } from '../../features/checkout/queries.ts'
import type { PersonalPageContext } from '../page.ts'

/** What an order needs to start auto-refreshes. There is no data for any other order. */
export const REFRESH_KEY = ['refresh']

export interface RefreshNeeds {
  isGuest: boolean
  /** Whether the account keeps the card of the order. */
  isCardSaved: boolean
  /** Null if they cannot be read. */
  terms: TrustedHtml | null
}

const TERMS = assetId('auto-refresh-details')

/** Loads what the step says about auto-refresh, once the checkout is loaded. */
export async function loadRefreshNeeds(context: PersonalPageContext, step: CheckoutStep) {
  const { catalog, customerAccount, queryClient, shopper } = context
  const checkout = await queryClient.query(checkoutQuery(shopper, step))
  if (!checkout || 'kind' in checkout || !isSentAgain(checkout.bag)) return
  const { payment } = checkout
  const [customer, choice, [asset]] = await Promise.all([
    context.getCustomer(),
    customerAccount?.getCardChoice().catch(() => null),
    catalog.getAssets([TERMS]).catch(() => []),
  ])
  const isSaved = choice?.cards.some(({ card }) => payment && cardKey(card) === cardKey(payment))
  queryClient.setQueryData<RefreshNeeds>(REFRESH_KEY, {
    isGuest: customer === null,
    // Without the cards, the order itself says whether it can be placed.
    isCardSaved: isSaved ?? customer !== null,
    terms: asset?.body ?? null,
  })
}
