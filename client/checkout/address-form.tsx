import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { accountFormActions } from '#shared/account/actions.ts'
import { checkoutActions } from '#shared/checkout/actions.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { AddressField } from '#shared/checkout/checkout.ts'
import { isSentAgain } from '#shared/checkout/sent-again.ts'
import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'

import { FormContext, type FormState, useForm } from '../kit/forms/text-field.tsx'
import { keepDraft } from '../kit/forms/form-draft.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import type { useFieldChecks } from '../kit/forms/use-field-checks.ts'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { CheckRow, FormBody } from '../ui/form.tsx'
import { FormError } from './form-error.tsx'
import type { useCheckoutForm } from './use-checkout-form.ts'

type CheckoutForm = ReturnType<typeof useCheckoutForm>

const forms = { ...checkoutActions, ...accountFormActions }

interface AddressFormProps extends Pick<FormState, 'country' | 'values' | 'section'> {
  action: keyof typeof forms
  form: Pick<CheckoutForm, 'problems' | 'rejection' | 'isBusy' | 'submit'>
  checks: ReturnType<typeof useFieldChecks>
  hidden?: Record<string, string>
  children: ReactNode
}

/** A form with an address. Each field shows its own problem; the form error is above. */
export function AddressForm({
  action,
  form,
  checks,
  hidden = {},
  children,
  ...state
}: AddressFormProps) {
  const href = useHref()
  const { problems, rejection, isBusy, submit } = form
  return (
    <FormContext value={{ ...state, problems }}>
      {rejection && (
        <FormError
          key={rejection.time}
          formError={rejection.formError}
          problems={problems}
          country={state.country}
        />
      )}
      <FormBody
        ref={keepDraft}
        method="post"
        action={href(forms[action].path)}
        noValidate
        onSubmit={submit}
        {...checks}
        aria-busy={isBusy}
      >
        <HiddenFields fields={hidden} />
        {children}
      </FormBody>
    </FormContext>
  )
}

export const isAddressField = (name: string): name is AddressField =>
  ADDRESS_FIELDS.some((field) => field === name)

const LABELS = {
  saveAddress: 'checkout.saveAddress',
  saveCard: 'checkout.saveCard',
} as const satisfies Record<string, FormatjsIntl.Message['ids']>

interface SaveRowProps {
  name: keyof typeof LABELS
  /** The purpose of the card. */
  bag?: Bag
}

/** Offers to save the input in the account. Opt-in, except that auto-refresh needs a saved card. */
export const SaveRow = (props: SaveRowProps) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Choice {...props} />}</ServerMarkup>
)

function Choice({ name, bag }: SaveRowProps) {
  const { values } = useForm()
  const isNeeded = bag !== undefined && isSentAgain(bag)
  return (
    <CheckRow>
      <input
        type="checkbox"
        id={name}
        name={name}
        required={isNeeded}
        defaultChecked={isNeeded || values[name] === 'on'}
      />
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={isNeeded ? 'refreshTerms.saveCard' : LABELS[name]} />
      </label>
    </CheckRow>
  )
}
