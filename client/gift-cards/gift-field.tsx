import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { FieldCode } from '#shared/http/problem.ts'
import type { GiftField as Name } from '#shared/gift-cards/gift-form.ts'

import { Field, TextInput } from '../ui/field.tsx'
import { GIFT_LABELS, giftProblemMessage, LONGEST_MESSAGES } from './gift-messages.ts'

/** What connects a control to its label and its problem. */
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
