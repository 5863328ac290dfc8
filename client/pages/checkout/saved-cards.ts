import { needsCard } from '#shared/checkout/needs-card.ts'
import type { Address, Checkout } from '#shared/checkout/checkout.ts'
import type { CardChoice } from '#shared/account/member-checkout.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { checkoutQuery } from '../../features/checkout/queries.ts'
import type { PersonalPageContext } from '../page.ts'

/** What the step knows of a customer's cards. It has no data for guests. */
export const SAVED_CARDS_KEY = ['cards']

export interface OfferedCards {
  /** Empty where the step shows its fields. */
  cards: CardChoice['cards']
  canSave: boolean
  /** Whether the fields are shown although there are saved cards. */
  canGoBack: boolean
  /** The address of the bill. Null if it is still to be typed. */
  billTo: Address | null
}

/** Loads the customer's cards beside the checkout. Without them, the step asks for a card as ever. */
export async function loadWithCards(context: PersonalPageContext) {
  const { customerAccount, queryClient, query, shopper } = context
  const [outcome, choice] = await Promise.all([
    loadCheckout(context, 'billing'),
    customerAccount?.getCardChoice().catch(() => null),
  ])
  if (outcome || !choice) return outcome
  const checkout = await queryClient.query(checkoutQuery(shopper, 'billing'))
  if (!checkout || 'kind' in checkout) return outcome
  const isTyping = query.get('edit') === 'form'
  const offered = offeredFor(checkout, choice, isTyping)
  queryClient.setQueryData<OfferedCards>(SAVED_CARDS_KEY, offered)
  return outcome
}

/** An order that needs no card is only asked for its address. */
function offeredFor(checkout: Checkout, choice: CardChoice, isTyping: boolean): OfferedCards {
  const cards = needsCard(checkout) ? choice.cards : []
  return {
    cards: isTyping ? [] : cards,
    canSave: !choice.isFull,
    canGoBack: isTyping && cards.length > 0,
    billTo: checkout.billingAddress ?? checkout.shippingAddress ?? choice.address,
  }
}
