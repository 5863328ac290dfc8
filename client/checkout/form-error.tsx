import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Country } from '#shared/fields/country.ts'
import type { FieldCode, FieldProblems } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { ErrorNotice } from '../kit/forms/error-notice.tsx'
import { type FieldName, isFieldName, labelOf, messageByCode } from '../kit/forms/field-messages.ts'
import { useHref } from '../kit/link.ts'
import type { FormErrorType } from './use-checkout-form.ts'

interface FormErrorProps {
  formError: FormErrorType
  problems?: FieldProblems
  country?: Country | null
  /** The current total. */
  total?: string
}

/** Explains why the form is shown again, with a link to each invalid field. */
export function FormError({ formError, problems = {}, country = null, total }: FormErrorProps) {
  const invalid = Object.entries(problems)
    .filter((entry): entry is [FieldName, FieldCode] => isFieldName(entry[0]))
    .map(([name, code]) => ({
      name,
      label: <FieldLabel name={name} country={country} />,
      message: <FormattedMessage tagName="span" id={messageByCode[code]} />,
    }))
  const [heading, text] = formErrorMessages(formError)
  const isElsewhere = formError === 'invalid-input' && invalid.length === 0
  return (
    <ErrorNotice heading={isElsewhere ? null : heading} {...{ text, invalid }} values={{ total }}>
      <FormErrorLink formError={formError} />
    </ErrorNotice>
  )
}

/** The label of a field. Labels of fields for a pickup are also those of the address. */
function FieldLabel({ name, country }: { name: FieldName; country: Country | null }) {
  const label = labelOf(name, country)
  const field = <FormattedMessage tagName="span" id={label} />
  if (!name.startsWith('pickup')) return field
  return <FormattedMessage tagName="span" id="pickup.field" values={{ field }} />
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
  ...(features.giftCards && {
    'gift-card-short': { ...payment, message: 'formError.toGiftCards' as const },
  }),
  'step-open': { path: routes.checkout.href({}), message: 'formError.toCheckout' },
}

type MessageId = FormatjsIntl.Message['ids']

type FormErrorMessages = readonly [heading: MessageId, text: MessageId | null]

const GENERIC: FormErrorMessages = ['formError.generic', 'formError.genericText']

const MESSAGES: Partial<Record<FormErrorType, FormErrorMessages>> = {
  'invalid-input': ['formError.fields', null],
  unavailable: ['formError.unavailable', 'formError.unavailableText'],
  offline: ['formError.offline', 'formError.offlineText'],
  'card-form': ['formError.cardForm', 'formError.cardFormText'],
  'submission-invalid': ['formError.submission', 'formError.genericText'],
  rejected: ['formError.rejected', 'formError.genericText'],
  'outcome-unknown': ['formError.unknown', 'formError.unknownText'],
  'not-found': ['formError.gone', 'formError.goneText'],
  'address-limit': ['formError.addressLimit', 'formError.addressLimitText'],
  'card-limit': ['cards.full', 'cards.fullText'],
  'price-changed': ['formError.price', 'formError.priceText'],
  'bag-unavailable': ['formError.bag', 'formError.bagText'],
  'bag-empty': ['formError.empty', 'formError.emptyText'],
  'step-open': ['formError.step', 'formError.stepText'],
  'payment-declined': ['formError.declined', 'formError.declinedText'],
  ...(features.giftCards && {
    'gift-card-short': ['formError.giftShort', 'formError.giftShortText'] as const,
  }),
  'payment-missing': ['formError.payment', 'formError.paymentText'],
}

/** The messages for a form error. The three headings for unknown reasons are those of spec 3 §8. */
export const formErrorMessages = (formError: FormErrorType): FormErrorMessages =>
  MESSAGES[formError] ?? GENERIC
