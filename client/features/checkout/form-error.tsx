import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Country } from '#shared/fields/characters.ts'
import type { FieldCode, FieldProblems } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { useErrorTitle } from '../../app/use-error-title.ts'
import { Notice } from '../../ui/form.tsx'
import { isFieldName, labelOf, messageByCode, type FieldName } from './field-messages.ts'
import { formErrorMessages } from './form-error-messages.ts'
import type { FormErrorType } from './use-checkout-form.ts'

interface FormErrorProps {
  formError: FormErrorType
  problems?: FieldProblems
  country?: Country | null
  /** The current total. */
  total?: string
}

/** Explains why the form is shown again, with a link to each invalid field. It is focused when it appears. */
export function FormError({ formError, problems = {}, country = null, total }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => box.current?.focus(), [])
  useErrorTitle(true)
  const fields = Object.entries(problems).filter((entry): entry is [FieldName, FieldCode] =>
    isFieldName(entry[0]),
  )
  if (formError === 'invalid-input' && fields.length === 0) return null
  const [heading, text] = formErrorMessages(formError)

  return (
    <Notice tone="problem" role="group" ref={box} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage tagName="span" id={heading} values={{ count: fields.length }} />
      </h2>
      {text && (
        <p>
          <FormattedMessage tagName="span" id={text} values={{ total }} />
        </p>
      )}
      <FormErrorLink formError={formError} />
      {fields[0] && (
        <ul>
          {fields.map(([name, code]) => (
            <li key={name}>
              <FieldLink {...{ name, code, country }} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

interface FieldLinkProps {
  name: FieldName
  code: FieldCode
  country: Country | null
}

function FieldLink({ name, code, country }: FieldLinkProps) {
  const label = labelOf(name, country)
  let field = <FormattedMessage tagName="span" id={label} />
  // The address has fields with the same labels.
  if (name.startsWith('pickup'))
    field = <FormattedMessage tagName="span" id="pickup.field" values={{ field }} />
  return (
    <a href={`#${name}`}>
      <FormattedMessage
        tagName="span"
        id="field.problem"
        values={{ field, problem: <FormattedMessage tagName="span" id={messageByCode[code]} /> }}
      />
    </a>
  )
}

/** A link to the page where the problem can be fixed, if that is another one. */
function FormErrorLink({ formError }: { formError: FormErrorType }) {
  const href = useHref()
  const { path } = useShop()
  const fixLink = FIX_LINKS[formError]
  if (!fixLink || fixLink.path === path) return null
  return (
    <p>
      <a href={href(fixLink.path)}>
        <FormattedMessage tagName="span" id={fixLink.message} />
      </a>
    </p>
  )
}

interface FixLink {
  path: string
  message: FormatjsIntl.Message['ids']
}

const bag: FixLink = { path: routes.cart.href({}), message: 'formError.toBag' }
const payment: FixLink = { path: routes.checkoutBilling.href({}), message: 'formError.toPayment' }

const FIX_LINKS: Partial<Record<FormErrorType, FixLink>> = {
  'bag-unavailable': bag,
  'bag-empty': bag,
  'payment-declined': payment,
  'payment-missing': payment,
  'gift-card-short': { ...payment, message: 'formError.toGiftCards' },
  'step-open': { path: routes.checkout.href({}), message: 'formError.toCheckout' },
}
