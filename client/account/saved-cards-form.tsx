import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { CARD_IN_BASKET } from '#shared/checkout/card-in-basket.ts'
import { cardKey } from '#shared/checkout/card-key.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Address, Card, Checkout } from '#shared/checkout/checkout.ts'
import type { SavedCard } from '#shared/account/saved-card.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import type { CardChoice } from '#shared/account/member-checkout.ts'

import { useHref } from '../kit/link.ts'
import { AddressText } from '../checkout/address-text.tsx'
import { CardText } from '../payment/card-text.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { checkoutQuery, loadCheckout } from '../checkout/queries.ts'
import type { PersonalPageContext } from '../kit/page.ts'
import { SavedChoice, SavedChoiceForm } from './saved-choice-form.tsx'

interface SavedCardsFormProps {
  cards: readonly SavedCard[]
  /** The card of the order so far. */
  current: Card | null
  /** Null if the next page asks for it. */
  billTo: Address | null
}

/** The saved cards, and another one. The preferred one is checked until the order has a card. */
export function SavedCardsForm({ cards, current, billTo }: SavedCardsFormProps) {
  const same = current && cards.find(({ card }) => cardKey(card) === cardKey(current))
  const chosen = current ? (same?.instrumentId ?? CARD_IN_BASKET) : cards[0]?.instrumentId
  return (
    <SavedChoiceForm
      action="payWithSaved"
      heading="payment.heading"
      after={billTo && <BillTo address={billTo} />}
    >
      {current && !same && (
        <CardChoiceCard value={CARD_IN_BASKET} chosen={chosen}>
          <CardText card={current} />
        </CardChoiceCard>
      )}
      {cards.map(({ instrumentId, card, isPreferred }) => (
        <CardChoiceCard key={instrumentId} value={instrumentId} {...{ chosen, isPreferred }}>
          <CardText card={card} />
        </CardChoiceCard>
      ))}
      <CardChoiceCard value="" chosen={chosen}>
        <FormattedMessage id="payment.useAnother" />
      </CardChoiceCard>
    </SavedChoiceForm>
  )
}

function BillTo({ address }: { address: Address }) {
  const href = useHref()
  return (
    <Panel aria-labelledby="bill-to">
      <div className="head">
        <Heading as="h2" size="small" id="bill-to">
          <FormattedMessage id="checkout.billingAddress" />
        </Heading>
        <a href={href(STEP_PATHS.billing, 'edit=form')}>
          <FormattedMessage id="checkout.otherBilling" />
        </a>
      </div>
      <AddressText address={address} />
    </Panel>
  )
}

/** From the fields back to the saved cards. Only the edge renders it. */
export function BackToCards() {
  const href = useHref()
  return (
    <p>
      <a href={href(STEP_PATHS.billing)}>
        <FormattedMessage id="payment.savedCards" />
      </a>
    </p>
  )
}

interface CardChoiceCardProps {
  value: string
  chosen: string | undefined
  isPreferred?: boolean
  children: ReactNode
}

const CardChoiceCard = ({ chosen, children, ...card }: CardChoiceCardProps) => (
  <SavedChoice name="instrumentId" isChosen={card.value === chosen} {...card}>
    <span className="name">{children}</span>
  </SavedChoice>
)

/** The key of `OfferedCards`. It has no data for guests. */
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

/** Loads the customer's cards beside the checkout. Without them, the step shows its fields. */
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
