import { useIntl, type IntlShape } from 'react-intl'

import { FORM_FIELD } from '#shared/http/form-fields.ts'
import type { RejectedForm } from '#shared/document-state.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { emailMessage, subscriptionMessage } from './newsletter-messages.ts'

interface SubscriptionTexts {
  /** The message for every invalid address. */
  error: string | null
  success: string | null
}

/**
 * The result of a form that subscribes to the newsletter, of which a page may have several.
 *
 * @param name the form's name; empty for the one in the footer
 */
export function useSubscription(name: string, texts: SubscriptionTexts) {
  const intl = useIntl()
  const appContext = useAppContext()
  const rejection = useRejectedForm('subscribeToNewsletter')
  const rejected = rejection && nameIn(rejection.values) === name ? rejection : null
  return {
    rejected,
    isAccepted:
      appContext.acceptedForm() === 'subscribeToNewsletter' &&
      (appContext.acceptedFormName?.() ?? '') === name,
    success: texts.success ?? intl.formatMessage({ id: 'newsletter.success' }),
    error: rejected && errorText(rejected, texts, intl),
  }
}

const nameIn = (values: RejectedForm['values']) => values[FORM_FIELD] ?? ''

function errorText(
  { problem, fields }: RejectedForm,
  { error }: SubscriptionTexts,
  intl: IntlShape,
) {
  const code = fields['email']
  if (code && error !== null) return error
  const id = code ? emailMessage(code) : subscriptionMessage(problem)
  return intl.formatMessage({ id })
}
