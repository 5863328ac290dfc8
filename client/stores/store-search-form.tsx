import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { rulesOf } from '#shared/fields/country.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { PlacementFields } from '../kit/forms/placement-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { FormBody } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'
import { codeMessages } from './store-messages.ts'

const FIELD_ID = 'store-code'
const PROBLEM_ID = 'store-code-problem'

interface StoreSearchFormProps {
  typed: string
  isInvalid: boolean
}

/** A plain GET form for a postal code. The edge validates it, so that the messages are the shop's own. */
export function StoreSearchForm({ typed, isInvalid }: StoreSearchFormProps) {
  const intl = useIntl()
  const href = useHref()
  const { placement, site, locale } = useAppContext()
  const care = (name: ReactNode) => <a href={href(routes.customerCare.href({}))}>{name}</a>
  return (
    <FormBody action={href(routes.storeLocator.href({}))} method="get" noValidate>
      <PlacementFields fields={placement.formFields({ site, locale })} />
      <Field>
        <label htmlFor={FIELD_ID}>
          <FormattedMessage id="address.zipOrPostalCode" />
        </label>
        <TextInput
          id={FIELD_ID}
          name="q"
          required
          autoComplete="postal-code"
          inputMode={rulesOf(site.country).postalCode.inputMode}
          autoCapitalize="characters"
          defaultValue={typed}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? PROBLEM_ID : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
          autoFocus={isInvalid}
        />
        <p
          id={PROBLEM_ID}
          className="error"
          data-room={intl.formatMessage({ id: codeMessages(site.country).invalid })}
        >
          {isInvalid && <FormattedMessage tagName="span" id={codeMessages(site.country).invalid} />}
        </p>
      </Field>
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="stores.find" />
        </Button>
      </div>
      <Text size="small" tone="quiet">
        <FormattedMessage tagName="span" id="stores.care" values={{ care }} />
      </Text>
    </FormBody>
  )
}
