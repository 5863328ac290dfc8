import { readAccountField } from '#shared/account/account-fields.ts'
import type { ActionName } from '#shared/actions.ts'

import { useShop } from '../../app/app-context.ts'
import { useDocumentForm } from '../actions/use-document-form.ts'
import { useSiteRules } from '../checkout/use-rule-overrides.ts'
import type { FormField } from './form-fields.ts'

interface FormSetup {
  action: ActionName
  fields: readonly FormField[]
  /** Whether the form is about a new account. */
  isNew: boolean
}

/** The hidden field that a captcha fills in. */
const CAPTCHA_FIELD = 'captcha'

/** The state of a form around the account. */
export function useAccountForm({ action, fields, isNew }: FormSetup) {
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
    hindranceOf: (form) => (form.get(CAPTCHA_FIELD) === '' ? 'captcha' : null),
  })
}
