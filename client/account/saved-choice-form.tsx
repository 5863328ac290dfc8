import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { accountButtonActions } from '#shared/account/actions.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { useHref } from '../kit/link.ts'
import { ChoiceCards, FormActions, FormBody } from '../ui/form.tsx'
import { Heading } from '../ui/text.tsx'

interface SavedChoiceFormProps {
  action: 'shipToSaved' | 'payWithSaved'
  heading: FormatjsIntl.Message['ids']
  /** A `SavedChoice` for each card, and one for another address or card. */
  children: ReactNode
  /** Below the cards. */
  after?: ReactNode
}

/** A step of the checkout that offers what the customer has saved. Only the edge renders it. */
export function SavedChoiceForm({ action, heading, children, after }: SavedChoiceFormProps) {
  return (
    <FormBody method="post" action={useHref()(accountButtonActions[action].path)}>
      <HiddenFields />
      <ChoiceCards aria-labelledby="saved">
        <Heading as="h2" size="small" id="saved">
          <FormattedMessage tagName="span" id={heading} />
        </Heading>
        {children}
      </ChoiceCards>
      {after}
      <FormActions>
        <SubmitButton isBusy={false}>
          <FormattedMessage id="signIn.continue" />
        </SubmitButton>
      </FormActions>
    </FormBody>
  )
}

interface SavedChoiceProps {
  name: 'addressId' | 'instrumentId'
  value: string
  isChosen: boolean
  isPreferred?: boolean
  children: ReactNode
}

export const SavedChoice = ({
  name,
  value,
  isChosen,
  isPreferred = false,
  children,
}: SavedChoiceProps) => (
  <label>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} />
    {children}
    {isPreferred && (
      <span className="more">
        <FormattedMessage id="account.preferred" />
      </span>
    )}
  </label>
)
