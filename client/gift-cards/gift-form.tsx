import { giftCardActions } from '#shared/gift-cards/actions.ts'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { GIFT_MESSAGE_LENGTH } from '#shared/gift-cards/gift-amounts.ts'
import type { FieldCode } from '#shared/http/problem.ts'
import type { Product } from '#shared/product/product.ts'

import { ActionNotice, OfflineNotice } from '../bag/notices.tsx'
import { preloadBagMutations } from '../bag/use-bag-mutation.ts'
import { useShop } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { onIntent } from '../kit/lazy-code.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { GiftFormGrid } from '../ui/product/gift-form.tsx'
import { Spinner } from '../ui/quantity.tsx'
import {
  giftFieldProps,
  GiftLabel,
  GiftProblem,
  giftProblemMessage,
  GiftText,
  LONGEST_MESSAGES,
} from './gift-field.tsx'
import { useGiftForm } from './use-gift-form.ts'

const NOTICE_ID = 'gift-form-notice'

/**
 * Buys a gift card (spec 2 §5). Without JavaScript the form leads to the bag, or comes back with its input and
 * its problems.
 */
export function GiftForm({ product }: { product: Product }) {
  const href = useHref()
  const { path } = useShop()
  const { id, isVirtual } = product
  const { rejected, problems, amounts, isBusy, notice, submit, onInput, onBlur } =
    useGiftForm(product)
  const of = (name: string) => ({ typed: rejected?.values[name], problem: problems[name] })
  return (
    <GiftFormGrid
      action={href(giftCardActions.addGiftCard.path)}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onBlur={onBlur}
      {...onIntent(preloadBagMutations)}
    >
      <HiddenFields fields={{ productId: id, from: path }} />
      {notice && <ActionNotice id={NOTICE_ID} text={notice} isFirst={rejected !== null} />}
      <p className="required-note">
        <FormattedMessage id="field.requiredMark" />
      </p>
      <GiftText
        {...of('recipientName')}
        name="recipientName"
        type="text"
        autoComplete="off"
        className="half"
      />
      <GiftText
        {...of('senderName')}
        name="senderName"
        type="text"
        autoComplete="name"
        className="half"
      />
      {isVirtual && (
        <GiftText {...of('recipientEmail')} name="recipientEmail" type="email" autoComplete="off" />
      )}
      <GiftAmount {...of('amount')} amounts={amounts} />
      <GiftMessage {...of('message')} />
      <Button
        type="submit"
        tone="primary"
        aria-busy={isBusy}
        data-buys=""
        aria-describedby={notice ? NOTICE_ID : undefined}
      >
        {isBusy && <Spinner aria-hidden="true" />}
        <FormattedMessage tagName="span" id="bag.add" />
      </Button>
      {isBusy && <OfflineNotice isPending />}
    </GiftFormGrid>
  )
}

interface GiftMessageProps {
  typed: string | undefined
  problem: FieldCode | undefined
}

const COUNT_ID = 'message-count'

/** The message with its counter. Overlong input is rejected, not truncated. */
function GiftMessage({ typed = '', problem }: GiftMessageProps) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(typed.length)
  useEffect(() => {
    const { current } = field
    // The shopper may type before hydration, and a reset empties the field without an event.
    const measure = () => setCount(current?.value.length ?? 0)
    const afterReset = () => setTimeout(measure)
    measure()
    current?.form?.addEventListener('reset', afterReset)
    return () => current?.form?.removeEventListener('reset', afterReset)
  }, [])
  const wrong = problem && giftProblemMessage('message', problem)
  const isFull = count >= GIFT_MESSAGE_LENGTH
  return (
    <Field>
      <GiftLabel name="message" isRequired={false} />
      <TextArea
        ref={field}
        {...giftFieldProps('message', problem)}
        aria-describedby={problem ? 'message-problem' : COUNT_ID}
        rows={3}
        defaultValue={typed}
        onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
      />
      <div className="below">
        <p
          id="message-problem"
          className="error"
          role="status"
          data-room={intl.formatMessage({ id: LONGEST_MESSAGES.message })}
        >
          {wrong ? (
            <FormattedMessage tagName="span" id={wrong} />
          ) : (
            isFull && <FormattedMessage tagName="span" id="giftCard.messageFull" />
          )}
        </p>
        <p id={COUNT_ID} className="count">
          <FormattedMessage
            tagName="span"
            id="giftCard.messageCount"
            values={{ count, most: GIFT_MESSAGE_LENGTH }}
          />
        </p>
      </div>
    </Field>
  )
}

interface GiftAmountProps {
  amounts: readonly number[]
  typed: string | undefined
  problem: FieldCode | undefined
}

/** The fixed amounts, as whole dollars of the site. */
export function GiftAmount({ amounts, typed = '', problem }: GiftAmountProps) {
  const intl = useIntl()
  const { currency } = useShop().site
  const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return (
    <Field>
      <GiftLabel name="amount" isRequired />
      <Select {...giftFieldProps('amount', problem)} required defaultValue={typed}>
        <option value="">{intl.formatMessage({ id: 'giftCard.chooseAmount' })}</option>
        {amounts.map((amount) => (
          <option key={amount} value={amount}>
            {intl.formatNumber(amount, whole)}
          </option>
        ))}
      </Select>
      <GiftProblem name="amount" problem={problem} />
    </Field>
  )
}
