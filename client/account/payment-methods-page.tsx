import { FormattedMessage, useIntl } from 'react-intl'
import { useRef, useState, type SubmitEvent } from 'react'

import * as features from '#shop/features.ts'
import { accountButtonActions } from '#shared/account/actions.ts'
import { routes } from '#shared/routes.ts'
import { MAX_CARDS, type SavedCard } from '#shared/account/saved-card.ts'

import { AccountFrame, CardButton, EmptyState } from './account-frame.tsx'
import { DoneNotice, RejectedChange } from './notices.tsx'
import { CardText } from '../payment/card-text.tsx'
import { AccountCards } from './look.tsx'
import { Text, Heading } from '../ui/text.tsx'
import { defineAccountPage } from './account-page.ts'
import type { PageProps } from '../kit/page.ts'
import { keepAccountData, useAccountData } from './account-state.ts'
import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { CardField } from '../payment/card-field.tsx'
import { FormError } from '../checkout/form-error.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import type { FormErrorType } from '../checkout/use-checkout-form.ts'
import type { HostedField } from '../payment/hosted-field.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { FormActions, FormBody } from '../ui/form.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'

const DONE = {
  'card-added': 'cards.added',
  'card-known': 'cards.known',
  'card-removed': 'cards.removed',
  'card-preferred': 'cards.preferredNow',
  'card-limit': 'cards.full',
  'card-failed': 'cards.failed',
} as const

const REJECTED = {
  'card-in-use': { heading: 'cards.inUse', text: 'cards.inUseText' },
} as const

/** The customer's cards, and the provider's field for another one. */
export const paymentMethodsPage = defineAccountPage({
  async load({ customerAccount, queryClient }) {
    keepAccountData(queryClient, 'cards', await customerAccount.getCards())
  },
  Component: function PaymentMethodsPage({ query }: PageProps) {
    const title = useIntl().formatMessage({ id: 'title.payment' })
    return (
      <AccountFrame title={title} current={routes.paymentMethods.href({})}>
        <Cards done={query.get('done')} />
      </AccountFrame>
    )
  },
})

function Cards({ done }: { done: string | null }) {
  const { cards } = useAccountData('cards')
  return (
    <>
      <DoneNotice done={done} texts={DONE} />
      <RejectedChange
        actions={['addCard', 'removeCard', 'preferCard', 'startCardPage']}
        messages={REJECTED}
      >
        <CardInUse />
      </RejectedChange>
      {cards.length === 0 ? (
        <EmptyState title="cards.none" text="cards.noneText" />
      ) : (
        <AccountCards>
          {cards.map((saved) => (
            <SavedCardItem key={saved.instrumentId} saved={saved} />
          ))}
        </AccountCards>
      )}
      {cards.length < MAX_CARDS ? (
        <AddCardForm />
      ) : (
        <Text tone="quiet">
          <FormattedMessage id="cards.fullText" />
        </Text>
      )}
    </>
  )
}

function SavedCardItem({ saved }: { saved: SavedCard }) {
  const { instrumentId, isPreferred, isExpired, holder, card } = saved
  const about = `${card.brand} ${card.lastDigits}`
  return (
    <li>
      {isPreferred && !isExpired && (
        <p className="preferred">
          <FormattedMessage id="account.preferred" />
        </p>
      )}
      {isExpired && (
        <p className="expired">
          <FormattedMessage id="cards.expired" />
        </p>
      )}
      <p>
        <CardText card={card} />
      </p>
      {holder && (
        <p className="quiet" translate="no">
          {holder}
        </p>
      )}
      <div className="actions">
        <CardButton
          action="removeCard"
          fields={{ instrumentId }}
          text="account.remove"
          about={about}
        />
        {!isPreferred && !isExpired && (
          <CardButton
            action="preferCard"
            fields={{ instrumentId }}
            text="account.prefer"
            about={about}
          />
        )}
      </div>
    </li>
  )
}

/** The payment provider's field. Its token is posted with the form, and never the card's number. */
function AddCardForm() {
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

  const provider = href(accountButtonActions.startCardPage.path)
  return (
    <Panel aria-labelledby="add-card">
      <Heading as="h2" size="small" id="add-card">
        <FormattedMessage id="cards.add" />
      </Heading>
      {error && <FormError formError={error} />}
      <FormBody
        method="post"
        action={href(accountButtonActions.addCard.path)}
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

/** The choices for a card that pays a subscription: another card for it, or removal anyway. */
function CardInUse() {
  const href = useHref()
  const rejected = useRejectedForm('removeCard')
  const { cards } = useAccountData('cards')
  const saved = cards.find(({ instrumentId }) => instrumentId === rejected?.values['instrumentId'])
  if (!features.autoRefresh || rejected?.problem !== 'card-in-use' || !saved) return null
  const { instrumentId, card } = saved
  return (
    <ButtonRow>
      <ButtonLink href={href(routes.subscriptions.href({}))}>
        <FormattedMessage id="cards.toSubscriptions" />
      </ButtonLink>
      <CardButton
        action="removeCard"
        fields={{ instrumentId, isConfirmed: 'on' }}
        text="cards.removeAnyway"
        about={`${card.brand} ${card.lastDigits}`}
      />
    </ButtonRow>
  )
}
