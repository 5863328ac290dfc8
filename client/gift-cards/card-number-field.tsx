import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ProblemType } from '#shared/http/problem.ts'
import type { RejectedForm } from '#shared/document-state.ts'

import { Field, TextInput } from '../ui/field.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** The messages for an invalid gift card number. */
export const CARD_NUMBER_PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'invalid-input': 'field.required',
  'not-found': 'giftBalance.notFound',
  'too-many-attempts': 'giftBalance.tooMany',
  unavailable: 'giftBalance.unavailable',
}

interface CardNumberFieldProps {
  /** Its label. */
  children: ReactNode
  /** The form as it was sent, if it was rejected. */
  rejected: Pick<RejectedForm, 'values'> | null
  /** Why it was rejected. */
  problem: MessageId | null
}

/** The number of a gift card, with its error. Its form is posted, which keeps the number out of URLs. */
export function CardNumberField({ children, rejected, problem }: CardNumberFieldProps) {
  const intl = useIntl()
  return (
    <Field>
      <label htmlFor="cardNumber">{children}</label>
      <TextInput
        id="cardNumber"
        name="cardNumber"
        type="text"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={rejected?.values['cardNumber'] ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'cardNumber-hint cardNumber-problem' : 'cardNumber-hint'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
        autoFocus={problem !== null}
      />
      <p id="cardNumber-hint" className="hint">
        <FormattedMessage id="giftBalance.numberHint" />
      </p>
      <p
        id="cardNumber-problem"
        className="error"
        data-room={intl.formatMessage({ id: 'giftBalance.notFound' })}
      >
        {problem && <FormattedMessage tagName="span" id={problem} />}
      </p>
    </Field>
  )
}
