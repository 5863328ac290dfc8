import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { accountFormActions } from '#shared/account/actions.ts'
import { signInActions } from '#shared/sign-in/actions.ts'
import type { ActionName } from '#shared/actions.ts'
import { readAccountField } from '#shared/account/account-fields.ts'

import { useHref } from '../kit/link.ts'
import { FormActions, FormBody, FormGrid } from '../ui/form.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { AccountField } from './account-field.tsx'
import { AccountNotice } from './account-notice.tsx'
import { Captcha } from './captcha.tsx'
import type { FormField } from './form-fields.ts'
import { useShop } from '../kit/app-context.ts'
import { useDocumentForm } from '../kit/forms/use-document-form.ts'
import { useSiteRules } from '../preferences/use-rule-overrides.ts'

const forms = { ...signInActions, ...accountFormActions }

interface AccountFormProps {
  action: keyof typeof forms
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
      action={href(forms[action].path)}
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

interface FormSetup {
  action: ActionName
  fields: readonly FormField[]
  /** Whether the form is about a new account. */
  isNew: boolean
}

/** The hidden field that a captcha fills in. */
const CAPTCHA_FIELD = 'captcha'

/** The state of a form around the account. */
function useAccountForm({ action, fields, isNew }: FormSetup) {
  const { site } = useShop()
  const overrides = useSiteRules()
  return useDocumentForm<'captcha'>({
    action,
    names: fields.map(({ name }) => name),
    read(name, typed) {
      const field = fields.find((known) => known.name === name)
      if (!field) return null
      return readAccountField(field.name, typed, { country: site.country, overrides, isNew })
    },
    findHindrance: (form) => (form.get(CAPTCHA_FIELD) === '' ? 'captcha' : null),
  })
}
