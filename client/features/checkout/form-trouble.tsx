import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Country } from '#shared/checkout/characters.ts'
import type { FieldProblems } from '#shared/contract/problem.ts'
import { routes } from '#shared/routes.ts'

import { useShop } from '../../frame/frame-context.ts'
import { useHref } from '../../frame/link.ts'
import { Notice } from '../../ui/form.tsx'
import { isFieldName, labelOf, messageByCode } from './field-messages.ts'
import { troubleMessages } from './trouble-messages.ts'
import type { Trouble } from './use-checkout-form.ts'

interface FormTroubleProps {
  trouble: Trouble
  problems?: FieldProblems
  country?: Country | null
  /** The current total. */
  total?: string
}

/** Explains why the form is shown again, with a link to each invalid field. It is focused when it appears. */
export function FormTrouble({ trouble, problems = {}, country = null, total }: FormTroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => box.current?.focus(), [])
  const fields = Object.entries(problems).filter(([name]) => isFieldName(name))
  if (trouble === 'invalid-input' && fields.length === 0) return null
  const { heading, text } = troubleMessages(trouble)

  return (
    <Notice tone="problem" ref={box} tabIndex={-1} aria-labelledby={id} role="group">
      <h2 id={id}>
        <FormattedMessage id={heading} values={{ count: fields.length }} />
      </h2>
      {text && (
        <p>
          <FormattedMessage id={text} values={{ total }} />
        </p>
      )}
      <TroubleLink trouble={trouble} />
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, code]) => (
            <li key={name}>
              <FieldLink name={name} code={code} country={country} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

interface FieldLinkProps {
  name: string
  code: FieldProblems[string]
  country: Country | null
}

function FieldLink({ name, code, country }: FieldLinkProps) {
  if (!isFieldName(name)) return null
  const label = labelOf(name, country)
  return (
    <a href={`#${name}`}>
      <FormattedMessage
        id="field.problem"
        values={{
          field: <FormattedMessage id={label} />,
          problem: <FormattedMessage id={messageByCode[code]} />,
        }}
      />
    </a>
  )
}

/** A link to the page where the problem can be fixed, if that is another one. */
function TroubleLink({ trouble }: { trouble: Trouble }) {
  const href = useHref()
  const { path } = useShop()
  const place = PLACES[trouble]
  if (!place || place.path === path) return null
  return (
    <p>
      <a href={href(place.path)}>
        <FormattedMessage id={place.message} />
      </a>
    </p>
  )
}

interface Place {
  path: string
  message: FormatjsIntl.Message['ids']
}

const bag: Place = { path: routes.cart.href({}), message: 'trouble.toBag' }
const payment: Place = { path: routes.checkoutBilling.href({}), message: 'trouble.toPayment' }

const PLACES: Partial<Record<Trouble, Place>> = {
  'bag-unavailable': bag,
  'bag-empty': bag,
  'payment-declined': payment,
  'payment-missing': payment,
  'step-open': { path: routes.checkout.href({}), message: 'trouble.toCheckout' },
}
