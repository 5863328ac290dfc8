import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { GiftField as Name, GiftField } from '#shared/gift-cards/gift-form.ts'
import type { FieldCode } from '#shared/http/problem.ts'

import { Field, TextInput } from '../ui/field.tsx'

/** The attributes that connect a control to its label and its problem. */
export const giftFieldProps = (name: Name, problem: FieldCode | undefined) => ({
  id: name,
  name,
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-describedby': problem ? problemId(name) : undefined,
})

const problemId = (name: Name) => `${name}-problem`

export function GiftLabel({ name, isRequired }: { name: Name; isRequired: boolean }) {
  return (
    <label htmlFor={name}>
      <FormattedMessage tagName="span" id={GIFT_LABELS[name]} />
      {isRequired ? (
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      ) : (
        <span className="optional">
          {' '}
          <FormattedMessage id="field.optional" />
        </span>
      )}
    </label>
  )
}

/** The problem of a field, in the room that is kept for it. */
export function GiftProblem({ name, problem }: { name: Name; problem: FieldCode | undefined }) {
  const message = problem && giftProblemMessage(name, problem)
  const room = useIntl().formatMessage({ id: LONGEST_MESSAGES[name] })
  return (
    <p id={problemId(name)} className="error" data-room={room}>
      {message && <FormattedMessage tagName="span" id={message} />}
    </p>
  )
}

interface GiftTextProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  name: Name
  typed: string | undefined
  problem: FieldCode | undefined
  className?: 'half'
}

/** A required text field of the gift form. It is uncontrolled. */
export function GiftText({ name, typed = '', problem, className, ...input }: GiftTextProps) {
  return (
    <Field className={className}>
      <GiftLabel name={name} isRequired />
      <TextInput {...input} {...giftFieldProps(name, problem)} required defaultValue={typed} />
      <GiftProblem name={name} problem={problem} />
    </Field>
  )
}

type MessageId = FormatjsIntl.Message['ids']

const GIFT_LABELS: Record<GiftField, MessageId> = {
  recipientName: 'giftCard.recipientName',
  recipientEmail: 'giftCard.recipientEmail',
  senderName: 'giftCard.senderName',
  amount: 'giftCard.amount',
  message: 'giftCard.message',
}

/** The messages for empty fields (spec 2 §5). */
const MISSING: Partial<Record<GiftField, MessageId>> = {
  recipientName: 'giftCard.recipientMissing',
  senderName: 'giftCard.senderMissing',
  amount: 'giftCard.amountMissing',
}

/** Below each field is room for the longest text that it may have. */
export const LONGEST_MESSAGES: Record<GiftField, MessageId> = {
  recipientName: 'giftCard.recipientMissing',
  recipientEmail: 'field.emailLong',
  senderName: 'giftCard.senderMissing',
  amount: 'giftCard.amountMissing',
  message: 'giftCard.messageFull',
}

const byCode: Partial<Record<FieldCode, MessageId>> = {
  'email-long': 'field.emailLong',
  'email-invalid': 'field.emailInvalid',
  'too-long': 'field.tooLong',
  choice: 'giftCard.amountMissing',
}

/** The message for an invalid field. */
export const giftProblemMessage = (field: GiftField, code: FieldCode): MessageId =>
  (code === 'required' ? MISSING[field] : byCode[code]) ?? 'field.required'
