import type { ReactNode } from 'react'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { AccountForm } from './account-form.tsx'
import { FORM_FIELDS } from './form-fields.ts'

const FIELDS = [FORM_FIELDS.code]

interface EnterCodeFormProps {
  /** The path of the page that shows the form. */
  page: string
  intro?: ReactNode
  after?: ReactNode
}

/** Takes the code that was mailed. */
export const EnterCodeForm = ({ page, intro, after }: EnterCodeFormProps) => (
  <AccountForm
    action="enterCode"
    fields={FIELDS}
    submit="signInCode.enter"
    hidden={{ [FROM_FIELD]: `${page}?${STEP_PARAMETER}=code` }}
    intro={intro}
    after={after}
  />
)
