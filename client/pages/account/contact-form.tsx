import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckRow, FormActions, FormBody } from '../../ui/form.tsx'
import { Text } from '../../ui/text.tsx'
import { useAccountData } from './account-data.ts'
import { RejectedChange } from './rejected-change.tsx'

/** What the customer wants to hear about by e-mail. */
export function ContactForm() {
  const href = useHref()
  const choices = useAccountData('contactChoices')
  return (
    <FormBody method="post" action={href(accountActions.saveContactChoices.path)}>
      <RejectedChange actions={['saveContactChoices']} />
      <Text measured>
        <FormattedMessage id="profile.contactText" />
      </Text>
      <HiddenFields />
      {choices.map(({ id, title, text, isOn }) => (
        <CheckRow key={id}>
          <input
            type="checkbox"
            id={id}
            name={id}
            defaultChecked={isOn}
            aria-describedby={`${id}-text`}
          />
          <div>
            <label htmlFor={id}>{title}</label>
            <Text size="small" tone="quiet" id={`${id}-text`}>
              {text}
            </Text>
          </div>
        </CheckRow>
      ))}
      <FormActions>
        <Button type="submit" tone="primary">
          <FormattedMessage id="profile.save" />
        </Button>
        <ButtonLink tone="quiet" href={href(routes.profile.href({}))}>
          <FormattedMessage id="account.cancel" />
        </ButtonLink>
      </FormActions>
    </FormBody>
  )
}
