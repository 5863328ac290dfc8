import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { FieldProblems } from '#shared/http/problem.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useErrorTitle } from '../../app/use-error-title.ts'
import { Notice } from '../../ui/form.tsx'
import {
  errorMessages,
  fieldMessage,
  LENGTHS,
  type AccountFormError,
  type ErrorMessages,
} from './account-messages.ts'
import type { FormField } from './form-fields.ts'

interface AccountNoticeProps {
  error: AccountFormError
  problems: FieldProblems
  fields: readonly FormField[]
  /** Where the page explains it better. */
  messages?: ErrorMessages
  /** What can be done about it. */
  children?: ReactNode
}

/** Explains why the form is shown again, with a link to each invalid field. It is focused when it appears. */
export function AccountNotice({
  error,
  problems,
  fields,
  messages = errorMessages(error),
  children,
}: AccountNoticeProps) {
  const { retryAt } = useAppContext().rejectedForm() ?? {}
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => box.current?.focus(), [])
  useErrorTitle(true)
  const invalid = fields.flatMap(({ name, label }) => {
    const code = problems[name]
    return code ? [{ name, label, message: fieldMessage(code) }] : []
  })
  if (error === 'invalid-input' && invalid.length === 0) return null
  const { heading } = messages
  const isLater = error === 'too-many-attempts' && retryAt
  const text = isLater ? 'accountForm.tooManyAt' : messages.text
  return (
    <Notice tone="problem" ref={box} tabIndex={-1} aria-labelledby={id} role="group">
      <h2 id={id}>
        <FormattedMessage tagName="span" id={heading} values={{ count: invalid.length }} />
      </h2>
      {text && (
        <p>
          <FormattedMessage tagName="span" id={text} values={{ time: retryAt }} />
        </p>
      )}
      {invalid.length > 0 && (
        <ul>
          {invalid.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <FormattedMessage
                  tagName="span"
                  id="field.problem"
                  values={{
                    field: <FormattedMessage tagName="span" id={label} />,
                    problem: <FormattedMessage tagName="span" id={message} values={LENGTHS} />,
                  }}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Notice>
  )
}
