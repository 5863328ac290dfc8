import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions, answerKey } from '#shared/actions.ts'
import type { SessionStore } from '#shared/stores/store.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { storeProblem } from '../../features/stores/store-problem.ts'
import { useHref } from '../../app/link.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'

const OUTCOME_ID = 'store-outcome'

/** In the response to the form of a store: the store that is set now, why it is not, or whether that is sure. */
export function ChoiceOutcome() {
  const chosen = useQueryClient().getQueryData<SessionStore>(answerKey('chooseStore'))
  const rejected = useRejectedForm('chooseStore')
  if (rejected?.problem === 'store-unsure') return <Question values={rejected.values} />
  if (rejected) {
    const message = storeProblem(rejected.problem)
    return (
      <Outcome tone="problem">
        <p>
          <FormattedMessage tagName="span" id={message} />
        </p>
      </Outcome>
    )
  }
  if (!chosen) return null
  return (
    <Outcome tone="note">
      <p>
        <FormattedMessage
          tagName="span"
          id="stores.chosenHere"
          values={{ store: <strong translate="no">{chosen.storeName}</strong> }}
        />
      </p>
    </Outcome>
  )
}

/** One order is picked up in one store, so what is in the bag for another one moves (spec 1 §2.9). */
function Question({
  values: { storeId = '', postalCode = '' },
}: {
  values: Record<string, string>
}) {
  const href = useHref()
  const back = routes.storeLocator.href({})
  return (
    <Outcome tone="note">
      <h2>
        <FormattedMessage id="stores.sure" />
      </h2>
      <p>
        <FormattedMessage id="stores.sureText" />
      </p>
      <form action={href(actions.chooseStore.path)} method="post">
        <HiddenFields fields={{ storeId, postalCode, confirmed: 'yes' }} />
        <ButtonRow>
          <Button type="submit" tone="primary">
            <FormattedMessage id="stores.change" />
          </Button>
          <ButtonLink href={href(back, postalCode && `q=${encodeURIComponent(postalCode)}`)}>
            <FormattedMessage id="stores.cancel" />
          </ButtonLink>
        </ButtonRow>
      </form>
    </Outcome>
  )
}

/** The document is the response to a form, so its answer has the focus. */
const Outcome = ({ tone, children }: { tone: 'note' | 'problem'; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
  <Notice tone={tone} role="group" aria-labelledby={OUTCOME_ID} tabIndex={-1} autoFocus>
    <div id={OUTCOME_ID}>{children}</div>
  </Notice>
)
