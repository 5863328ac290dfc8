import { FROM_FIELD } from '#shared/actions.ts'
import { STEP_PARAMETER } from '#shared/routes.ts'

import { AccountForm } from '../account-form/account-form.tsx'
import { FORM_FIELDS } from '../account-form/form-fields.ts'

const FIELDS = [FORM_FIELDS.code]

/** Takes the code that was mailed. @param page the path of the page that shows the form */
export const EnterCodeForm = ({ page }: { page: string }) => (
  <AccountForm
    action="enterCode"
    fields={FIELDS}
    submit="signInCode.enter"
    hidden={{ [FROM_FIELD]: `${page}?${STEP_PARAMETER}=code` }}
  />
)
