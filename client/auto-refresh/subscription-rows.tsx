import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { autoRefreshActions } from '#shared/auto-refresh/actions.ts'
import {
  CANCEL_REASONS,
  type DeliveryAddress,
  type Subscription,
  type SubscriptionsShown,
} from '#shared/auto-refresh/subscriptions.ts'
import { cardKey } from '#shared/checkout/card-key.ts'
import { isCountry } from '#shared/fields/country.ts'
import { routes } from '#shared/routes.ts'
import { defaultSite } from '#shared/site/site.ts'

import { cityLine } from '../kit/address-lines.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { CardText, cardValues } from '../payment/card-text.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Field, Select } from '../ui/field.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

type MessageId = FormatjsIntl.Message['ids']

interface SubscriptionRowsProps {
  subscription: Subscription
  choices: SubscriptionsShown
}

/** The settings of a subscription. Each row shows the current value and opens a form. */
export function SubscriptionRows({ subscription, choices }: SubscriptionRowsProps) {
  const { id, every, address, card, variants, productId } = subscription
  const intl = useIntl()
  const months = (count: number) =>
    intl.formatMessage({ id: 'subscription.months' }, { months: count })
  const orderable = variants.filter(
    (variant) => variant.orderable || variant.productId === productId,
  )
  return (
    <div className="rows">
      <Row name="subscription.frequency" now={months(every)}>
        <ChoiceForm
          action="changeFrequency"
          id={id}
          field="every"
          name="subscription.frequency"
          chosen={String(every)}
          isNamedAbove
          options={choices.frequencies.map((count) => [String(count), months(count)])}
        />
      </Row>
      {orderable.length > 1 && (
        <Row
          name="subscription.variant"
          now={orderable.find((variant) => variant.productId === productId)?.name ?? ''}
        >
          <ChoiceForm
            action="changeVariant"
            id={id}
            field="productId"
            name="subscription.variant"
            chosen={productId}
            isNamedAbove
            options={orderable.map((variant) => [variant.productId, variant.name])}
          />
        </Row>
      )}
      <Row
        name="subscription.address"
        now={address ? <AddressLine address={address} /> : <NotChosen />}
      >
        <AddressForm subscription={subscription} choices={choices} />
      </Row>
      <Row name="subscription.card" now={card ? <CardText card={card} /> : <NotChosen />}>
        <CardForm subscription={subscription} choices={choices} />
      </Row>
      <Row name="subscription.cancel" now={null}>
        <ChoiceForm
          action="cancelSubscription"
          id={id}
          field="reason"
          name="subscription.reason"
          submit="subscription.cancelNow"
          options={CANCEL_REASONS.map((reason) => [
            reason,
            intl.formatMessage({ id: REASONS[reason] }),
          ])}
        />
      </Row>
    </div>
  )
}

const REASONS = {
  'too-much': 'subscription.tooMuch',
  'too-expensive': 'subscription.tooExpensive',
  'other-product': 'subscription.otherProduct',
  moving: 'subscription.moving',
  other: 'subscription.otherReason',
} as const

const NotChosen = () => <FormattedMessage tagName="span" id="subscription.notChosen" />

interface RowProps {
  name: MessageId
  now: ReactNode
  children: ReactNode
}

function Row({ name, now, children }: RowProps) {
  return (
    <Disclosure>
      <summary>
        <span className="now">
          <span>
            <FormattedMessage tagName="span" id={name} />
          </span>
          {now !== null && <span>{now}</span>}
        </span>
      </summary>
      <div className="inside">{children}</div>
    </Disclosure>
  )
}

function AddressForm({
  subscription: { id, address },
  choices: { addresses },
}: SubscriptionRowsProps) {
  const href = useHref()
  const own =
    address && addresses.find((saved) => addressText(saved.address) === addressText(address))
  if (addresses.length === 0)
    return <AddFirst text="subscription.noAddress" to={routes.addresses.href({})} href={href} />
  return (
    <ChoiceForm
      action="changeDeliveryAddress"
      id={id}
      field="addressId"
      name="subscription.address"
      isNamedAbove
      {...(own && { chosen: own.addressId })}
      options={addresses.map((saved) => [saved.addressId, addressText(saved.address)])}
    />
  )
}

function CardForm({ subscription: { id, card }, choices: { cards } }: SubscriptionRowsProps) {
  const intl = useIntl()
  const href = useHref()
  const usable = cards.filter(({ isExpired }) => !isExpired)
  const own = card && usable.find((saved) => cardKey(saved.card) === cardKey(card))
  if (usable.length === 0)
    return <AddFirst text="subscription.noCard" to={routes.paymentMethods.href({})} href={href} />
  return (
    <ChoiceForm
      action="changeDeliveryCard"
      id={id}
      field="cardId"
      name="subscription.card"
      isNamedAbove
      {...(own && { chosen: own.instrumentId })}
      options={usable.map(({ instrumentId, card: saved }) => [
        instrumentId,
        intl.formatMessage({ id: 'payment.card' }, cardValues(saved)),
      ])}
    />
  )
}

interface AddFirstProps {
  text: 'subscription.noAddress' | 'subscription.noCard'
  to: string
  href: ReturnType<typeof useHref>
}

function AddFirst({ text, to, href }: AddFirstProps) {
  return (
    <p>
      <a href={href(to)}>
        <FormattedMessage tagName="span" id={text} />
      </a>
    </p>
  )
}

/** `Ana Ruiz, 12 Mill Lane, Apt 4, Columbus, OH 43215`. */
function addressText(address: Omit<DeliveryAddress, 'address2'> & { address2: string | null }) {
  const { firstName, lastName, address1, address2, countryCode } = address
  const parts = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    cityLine(address, isCountry(countryCode) ? countryCode : defaultSite.country),
  ]
  return parts.filter(Boolean).join(', ')
}

/** An address in one line. */
function AddressLine({ address }: { address: DeliveryAddress }) {
  return <span translate="no">{addressText(address)}</span>
}

interface ChoiceFormProps {
  action: keyof typeof autoRefreshActions
  /** Of the subscription. */
  id: string
  field: string
  name: MessageId
  submit?: MessageId
  /** The current value. Without it, no option is preselected. */
  chosen?: string
  /** The form's row already shows its name. */
  isNamedAbove?: boolean
  options: (readonly [string, string])[]
}

/** Sets one field of a subscription to one of several options. */
function ChoiceForm({ action, id, chosen, options, ...texts }: ChoiceFormProps) {
  const { field, name, submit = 'subscription.save', isNamedAbove = false } = texts
  const intl = useIntl()
  const href = useHref()
  const fieldId = useId()
  const label = <FormattedMessage tagName="span" id={name} />
  return (
    <form action={href(autoRefreshActions[action].path)} method="post">
      <HiddenFields fields={{ subscriptionId: id }} />
      <Field>
        <label htmlFor={fieldId}>
          {isNamedAbove ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <Select id={fieldId} name={field} required defaultValue={chosen ?? ''}>
          {chosen === undefined && (
            <option value="">{intl.formatMessage({ id: 'address.choose' })}</option>
          )}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" aria-describedby={`name-${id}`}>
        <FormattedMessage tagName="span" id={submit} />
      </Button>
    </form>
  )
}
