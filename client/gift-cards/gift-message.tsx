import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { FieldCode } from '#shared/http/problem.ts'
import { GIFT_MESSAGE_LENGTH } from '#shared/gift-cards/gift-amounts.ts'

import { Field, TextArea } from '../ui/field.tsx'
import { giftFieldProps, GiftLabel } from './gift-field.tsx'
import { giftProblemMessage, LONGEST_MESSAGES } from './gift-messages.ts'

interface GiftMessageProps {
  typed: string | undefined
  problem: FieldCode | undefined
}

const COUNT_ID = 'message-count'

/** The message with its counter. Overlong input is rejected, not truncated. */
export function GiftMessage({ typed = '', problem }: GiftMessageProps) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [count, setCount] = useState(typed.length)
  useEffect(() => {
    const { current } = field
    // Something may have been typed before hydration, and a reset empties the field without an event of its own.
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
