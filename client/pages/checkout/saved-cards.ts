import type { Address, Checkout } from '#shared/contract/checkout.ts'
import type { CardChoice } from '#shared/contract/member-checkout.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { checkoutQuery } from '../../features/checkout/queries.ts'
import type { PersonalPageContext } from '../page.ts'

/** What the step knows of a customer's cards. It has no data for guests. */
export const SAVED_CARDS_KEY = ['cards']

export interface OfferedCards {
  cards: CardChoice['cards']
  canSave: boolean
  /** The address of the bill. Null if the step shows its fields instead of the cards. */
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
  const isTyping = query.get('edit') === 'form' || choice.cards.length === 0
  queryClient.setQueryData<OfferedCards>(SAVED_CARDS_KEY, {
    cards: isTyping ? [] : choice.cards,
    canSave: !choice.isFull,
    billTo: isTyping ? null : billToOf(checkout, choice),
  })
  return outcome
}

const billToOf = ({ billingAddress, shippingAddress }: Checkout, { address }: CardChoice) =>
  billingAddress ?? shippingAddress ?? address
