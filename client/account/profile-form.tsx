import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { readPersonField } from '#shared/checkout/address.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { useDocumentForm } from '../kit/forms/use-document-form.ts'
import { AddressForm } from '../checkout/address-form.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { TextField } from '../kit/forms/text-field.tsx'
import { useSiteRules } from '../preferences/use-rule-overrides.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { FormActions, FormGrid } from '../ui/form.tsx'
import { useAccountData } from './account-state.ts'
import { languageName, monthName } from './profile-changes.ts'

const NAMES = ['firstName', 'lastName', 'phone'] as const
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Name, phone and language, and the month of birth if the instance keeps it. */
export function ProfileForm() {
  const href = useHref()
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const overrides = useSiteRules()
  const profile = useAccountData('profile')
  const { own, checks, ...form } = useDocumentForm({
    action: 'saveProfile',
    names: NAMES,
    read(name, typed) {
      const field = NAMES.find((known) => known === name)
      return field ? readPersonField(field, typed, site.country, overrides) : null
    },
  })
  const values: Readonly<Record<string, string>> = own?.values ?? {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    birthMonth: String(profile.birthMonth ?? ''),
    preferredLocale: profile.preferredLocale ?? locale,
  }
  return (
    <AddressForm
      action="saveProfile"
      form={form}
      checks={checks}
      country={site.country}
      values={values}
      section="shipping"
    >
      <FormGrid>
        <TextField name="firstName" width="half" autoComplete="given-name" />
        <TextField name="lastName" width="half" autoComplete="family-name" />
        <TextField name="phone" type="tel" inputMode="tel" optional autoComplete="tel">
          <FormattedMessage id="profile.phoneHint" />
        </TextField>
        {profile.keepsBirthMonth && (
          <Choice name="birthMonth" text="profile.birthMonth" value={values['birthMonth'] ?? ''}>
            <option value="">{intl.formatMessage({ id: 'profile.noMonth' })}</option>
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {monthName(locale, month)}
              </option>
            ))}
          </Choice>
        )}
        {site.supportedLocales.length > 1 && (
          <Choice
            name="preferredLocale"
            text="profile.language"
            value={values['preferredLocale'] ?? locale}
          >
            {site.supportedLocales.map(({ id }) => (
              <option key={id} value={id}>
                {languageName(locale, id)}
              </option>
            ))}
          </Choice>
        )}
      </FormGrid>
      <FormActions>
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage id="profile.save" />
        </SubmitButton>
        <ButtonLink tone="quiet" href={href(routes.profile.href({}))}>
          <FormattedMessage id="account.cancel" />
        </ButtonLink>
      </FormActions>
    </AddressForm>
  )
}

interface ChoiceProps {
  name: string
  text: FormatjsIntl.Message['ids']
  value: string
  children: ReactNode
}

function Choice({ name, text, value, children }: ChoiceProps) {
  return (
    <Field className="half">
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={text} />
        <span className="optional">
          {' '}
          <FormattedMessage id="field.optional" />
        </span>
      </label>
      <Select id={name} name={name} defaultValue={value}>
        {children}
      </Select>
    </Field>
  )
}
