import { useRef, useState, type SubmitEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { CardField } from '../../features/checkout/card-field.tsx'
import { FormError } from '../../features/checkout/form-error.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import type { FormErrorType } from '../../features/checkout/use-checkout-form.ts'
import type { HostedField } from '../../features/payment/hosted-field.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { FormActions, FormBody } from '../../ui/form.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useAccountData } from './account-data.ts'

/** The payment provider's field. Its token is posted with the form, and never the card's number. */
export function AddCardForm() {
  const href = useHref()
  const { field } = useAccountData('cards')
  const fieldRef = useRef<HostedField>(null)
  const token = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<FormErrorType | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (event.nativeEvent.submitter?.hasAttribute('formaction') || token.current?.value) return
    event.preventDefault()
    if (!isBusy) void tokenize(form)
  }

  async function tokenize(form: HTMLFormElement) {
    setError(null)
    if (!navigator.onLine) return setError('offline')
    setBusy(true)
    const answer = (await fieldRef.current?.tokenize()) ?? { refused: 'unavailable' as const }
    if ('token' in answer && token.current) {
      token.current.value = answer.token
      return form.submit()
    }
    setBusy(false)
    // The provider's field has the focus and shows what is missing.
    if (!('refused' in answer) || answer.refused !== 'incomplete') setError('card-form')
  }

  const provider = href(accountActions.startCardPage.path)
  return (
    <Panel aria-labelledby="add-card">
      <Heading as="h2" size="small" id="add-card">
        <FormattedMessage id="cards.add" />
      </Heading>
      {error && <FormError formError={error} />}
      <FormBody
        method="post"
        action={href(accountActions.addCard.path)}
        onSubmit={submit}
        aria-busy={isBusy}
      >
        <HiddenFields />
        <input type="hidden" name="token" ref={token} />
        <CardField {...field} fieldRef={fieldRef} />
        <Text size="small" tone="quiet" className="scripted">
          <FormattedMessage id="payment.promise" />
        </Text>
        <FormActions>
          <noscript>
            <Button type="submit" tone="primary" formAction={provider}>
              <FormattedMessage id="cards.providerPage" />
            </Button>
          </noscript>
          <SubmitButton isBusy={isBusy} className="scripted">
            <FormattedMessage id="cards.save" />
          </SubmitButton>
          <Button type="submit" tone="quiet" formAction={provider} className="scripted">
            <FormattedMessage id="cards.providerPage" />
          </Button>
        </FormActions>
      </FormBody>
    </Panel>
  )
}
