import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { FormActions, FormBody, FormGrid } from '../../ui/form.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { SubmitButton } from '../checkout/submit-button.tsx'
import { AccountField } from './account-field.tsx'
import { AccountNotice } from './account-notice.tsx'
import { Captcha } from '../captcha/captcha.tsx'
import type { FormField } from './form-fields.ts'
import { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  action: keyof typeof actions
  fields: readonly FormField[]
  /** The text of the button. */
  submit: FormatjsIntl.Message['ids']
  /** Whether the form is about a new account. */
  isNew?: boolean
  hasCaptcha?: boolean
  hidden?: Record<string, string>
  /** Above the fields. */
  intro?: ReactNode
  /** Below the fields. */
  children?: ReactNode
  /** Below the button. */
  after?: ReactNode
}

/** A form around the account: checked when a field is left, and posted as a document. */
export function AccountForm({
  action,
  fields,
  submit: label,
  isNew = false,
  hasCaptcha = false,
  hidden = {},
  intro,
  children,
  after,
}: AccountFormProps) {
  const href = useHref()
  const form = useAccountForm({ action, fields, isNew })
  const { own, problems, rejection, isBusy, submit, checks } = form
  return (
    <FormBody
      method="post"
      action={href(actions[action].path)}
      noValidate
      onSubmit={submit}
      {...checks}
      aria-busy={isBusy}
    >
      {rejection && (
        <AccountNotice
          key={rejection.time}
          error={rejection.formError}
          problems={problems}
          fields={fields}
        />
      )}
      {intro}
      <HiddenFields fields={hidden} />
      <FormGrid>
        {fields.map((field) => (
          <AccountField
            key={field.name}
            field={field}
            typed={own?.values[field.name]}
            problem={problems[field.name]}
          />
        ))}
      </FormGrid>
      {hasCaptcha && <Captcha />}
      {children}
      <FormActions>
        <SubmitButton isBusy={isBusy}>
          <FormattedMessage tagName="span" id={label} />
        </SubmitButton>
      </FormActions>
      {after}
    </FormBody>
  )
}
