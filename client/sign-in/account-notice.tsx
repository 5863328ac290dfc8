import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { FieldProblems } from '#shared/http/problem.ts'

import { useAppContext } from '../kit/app-context.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { ErrorNotice } from '../kit/forms/error-notice.tsx'
import { messageByCode } from '../kit/forms/field-messages.ts'
import {
  errorMessages,
  LENGTHS,
  type AccountFormError,
  type ErrorMessages,
} from './account-field.tsx'
import type { FormField } from './form-fields.ts'

interface AccountNoticeProps {
  error: AccountFormError
  problems: FieldProblems
  fields: readonly FormField[]
  /** Where the page explains it better. */
  messages?: ErrorMessages
  /** Ways to solve it. */
  children?: ReactNode
}

/** Explains why the form is shown again, with a link to each invalid field. */
export function AccountNotice({
  error,
  problems,
  fields,
  messages = errorMessages(error),
  children,
}: AccountNoticeProps) {
  const { retryAt } = useAppContext().rejectedForm() ?? {}
  const invalid = fields.flatMap(({ name, label }) => {
    const code = problems[name]
    if (!code) return []
    return {
      name,
      label: <FormattedMessage tagName="span" id={label} />,
      message: <FormattedMessage tagName="span" id={messageByCode[code]} values={LENGTHS} />,
    }
  })
  const isElsewhere = error === 'invalid-input' && invalid.length === 0
  const heading = isElsewhere ? null : messages.heading
  const isLater = error === 'too-many-attempts' && retryAt
  const text = isLater ? 'accountForm.tooManyAt' : messages.text
  return (
    <ErrorNotice {...{ heading, text, invalid }} values={{ time: retryAt, phone: <CarePhone /> }}>
      {children}
    </ErrorNotice>
  )
}
