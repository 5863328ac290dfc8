import { FormattedMessage, useIntl } from 'react-intl'

import { checkoutActions } from '#shared/checkout/actions.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import type { AppliedGiftCard, Checkout } from '#shared/checkout/checkout.ts'
import type { RejectedForm } from '#shared/document-state.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { isAboutGiftCard } from './use-checkout-form.ts'
import { CARD_NUMBER_PROBLEMS, CardNumberField } from '../gift-cards/card-number-field.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { FormBody } from '../ui/form.tsx'
import { Row } from '../ui/layout.tsx'
import { Heading } from '../ui/text.tsx'

const PROBLEMS: typeof CARD_NUMBER_PROBLEMS = {
  ...CARD_NUMBER_PROBLEMS,
  'gift-card-spent': 'giftPayment.spent',
  'gift-card-inactive': 'giftPayment.inactive',
  'gift-card-used': 'giftPayment.used',
  'gift-card-limit': 'giftPayment.full',
}

interface GiftCardPanelProps {
  checkout: Pick<Checkout, 'bag' | 'giftCards' | 'giftCardLimit' | 'due'>
}

/** The gift cards that pay for the order, and a form for another one. Only the edge renders it. */
export function GiftCardPanel({ checkout }: GiftCardPanelProps) {
  const { giftCards, giftCardLimit } = checkout
  const rejected = useRejectedNumber()
  const isPaid = checkout.due.minorUnits === 0
  const isFull = giftCards.length >= giftCardLimit
  if (giftCards.length === 0 && (isPaid || isFull)) return null
  if (giftCards.length === 0 && !rejected) return <Offer />
  return (
    <Panel aria-labelledby="gift-cards">
      <Heading as="h2" size="small" id="gift-cards">
        <FormattedMessage id="giftPayment.heading" />
      </Heading>
      {giftCards.map((card) => (
        <Applied key={card.id} card={card} />
      ))}
      {giftCards.length > 0 && <Rest checkout={checkout} />}
      {!isPaid && (isFull ? <Full /> : <NumberForm rejected={rejected} />)}
    </Panel>
  )
}

function useRejectedNumber() {
  const form = useAppContext().rejectedForm()
  return form && isAboutGiftCard(form.action) ? form : null
}

/** Most orders are paid for by another card, so the form is closed at first. */
const Offer = () => (
  <Disclosure>
    <summary>
      <FormattedMessage id="giftPayment.offer" />
    </summary>
    <div className="inside">
      <NumberForm rejected={null} />
    </div>
  </Disclosure>
)

const Full = () => (
  <p>
    <FormattedMessage id="giftPayment.full" />
  </p>
)

function Rest({ checkout }: GiftCardPanelProps) {
  const money = useMoney()
  return (
    <p>
      <strong>
        {needsCard(checkout) ? (
          <FormattedMessage
            tagName="span"
            id="giftPayment.due"
            values={{ amount: money(checkout.due) }}
          />
        ) : (
          <FormattedMessage tagName="span" id="giftPayment.covered" />
        )}
      </strong>
    </p>
  )
}

function Applied({ card: { id, ending, applied, left } }: { card: AppliedGiftCard }) {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const name = intl.formatMessage({ id: 'orders.giftCard' }, { digits: ending })
  const balance = { ...applied, minorUnits: applied.minorUnits + (left?.minorUnits ?? 0) }
  return (
    <Row spread>
      <div>
        <p>{name}</p>
        <p>
          <FormattedMessage
            tagName="span"
            id="giftPayment.pays"
            values={{ balance: money(balance), amount: money(applied) }}
          />
        </p>
      </div>
      <form method="post" action={href(checkoutActions.removeGiftCard.path)}>
        <HiddenFields fields={{ giftCardId: id }} />
        <Button
          type="submit"
          tone="quiet"
          aria-label={intl.formatMessage({ id: 'bag.removeNamed' }, { name })}
        >
          <FormattedMessage id="bag.remove" />
        </Button>
      </form>
    </Row>
  )
}

function NumberForm({ rejected }: { rejected: RejectedForm | null }) {
  const href = useHref()
  const problem = rejected && (PROBLEMS[rejected.problem] ?? 'bag.notSaved')
  return (
    <FormBody method="post" action={href(checkoutActions.applyGiftCard.path)} noValidate>
      <HiddenFields />
      <CardNumberField rejected={rejected} problem={problem}>
        <FormattedMessage id="giftPayment.number" />
      </CardNumberField>
      <div>
        <Button type="submit">
          <FormattedMessage id="bag.couponApply" />
        </Button>
      </div>
    </FormBody>
  )
}
