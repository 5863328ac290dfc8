import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import { CARD_IN_BASKET } from '#shared/checkout/card-in-basket.ts'
import { cardKey } from '#shared/checkout/card-key.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Address, Card } from '#shared/checkout/checkout.ts'
import type { SavedCard } from '#shared/account/saved-card.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { AddressText } from '../../features/checkout/address-text.tsx'
import { CardText } from '../../features/checkout/card-text.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { ChoiceCards, FormActions, FormBody } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'

interface SavedCardsFormProps {
  cards: readonly SavedCard[]
  /** The card of the order so far. */
  current: Card | null
  /** Null if it is asked for next. */
  billTo: Address | null
}

/** The saved cards, and another one. Only the edge renders them. The preferred one is checked until the order has one. */
export function SavedCardsForm({ cards, current, billTo }: SavedCardsFormProps) {
  const href = useHref()
  const same = current && cards.find(({ card }) => cardKey(card) === cardKey(current))
  const chosen = current ? (same?.instrumentId ?? CARD_IN_BASKET) : cards[0]?.instrumentId
  return (
    <FormBody method="post" action={href(accountActions.payWithSaved.path)}>
      <HiddenFields />
      <ChoiceCards aria-labelledby="saved-cards">
        <Heading as="h2" size="small" id="saved-cards">
          <FormattedMessage id="payment.heading" />
        </Heading>
        {current && !same && (
          <Choice value={CARD_IN_BASKET} chosen={chosen}>
            <CardText card={current} />
          </Choice>
        )}
        {cards.map(({ instrumentId, card, isPreferred }) => (
          <Choice key={instrumentId} value={instrumentId} chosen={chosen} isPreferred={isPreferred}>
            <CardText card={card} />
          </Choice>
        ))}
        <Choice value="" chosen={chosen}>
          <FormattedMessage id="payment.useAnother" />
        </Choice>
      </ChoiceCards>
      {billTo && <BillTo address={billTo} />}
      <FormActions>
        <SubmitButton isBusy={false}>
          <FormattedMessage id="signIn.continue" />
        </SubmitButton>
      </FormActions>
    </FormBody>
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

interface ChoiceProps {
  value: string
  chosen: string | undefined
  isPreferred?: boolean
  children: ReactNode
}

function Choice({ value, chosen, isPreferred = false, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="instrumentId" value={value} defaultChecked={value === chosen} />
      <span className="name">{children}</span>
      {isPreferred && (
        <span className="more">
          <FormattedMessage id="account.preferred" />
        </span>
      )}
    </label>
  )
}
