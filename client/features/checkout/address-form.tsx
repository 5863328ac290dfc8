import type { ReactNode } from 'react'

import { actions } from '#shared/actions.ts'

import { useHref } from '../../app/link.ts'
import { FormBody } from '../../ui/form.tsx'
import { keepDraft } from '../actions/form-draft.ts'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { FormContext, type FormState } from './form-context.ts'
import { FormError } from './form-error.tsx'
import type { useCheckoutForm } from './use-checkout-form.ts'
import type { useFieldChecks } from '../actions/use-field-checks.ts'

type CheckoutForm = ReturnType<typeof useCheckoutForm>

interface AddressFormProps extends Pick<FormState, 'country' | 'values' | 'section'> {
  action: keyof typeof actions
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
        action={href(actions[action].path)}
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
