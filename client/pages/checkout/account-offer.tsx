import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Order } from '#shared/checkout/checkout.ts'

import { useHref } from '../../app/link.ts'
import { AccountField } from '../../features/account-form/account-field.tsx'
import { FORM_FIELDS } from '../../features/account-form/form-fields.ts'
import { PrivacyNote } from '../../features/account-form/privacy-note.tsx'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { FormBody } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'

/**
 * Makes an account of what a guest has typed for the order. It is the form of the registration page, which also shows
 * what is wrong with it. Only the edge renders it.
 */
export function AccountOffer({
  order: { email, billingAddress },
}: {
  order: Pick<Order, 'email' | 'billingAddress'>
}) {
  const href = useHref()
  const { firstName, lastName } = billingAddress
  return (
    <Panel className="no-print" aria-labelledby="account-offer">
      <Heading as="h2" size="small" id="account-offer">
        <FormattedMessage id="afterOrder.heading" />
      </Heading>
      <p>
        <FormattedMessage
          tagName="span"
          id="afterOrder.text"
          values={{ email: <strong translate="no">{email}</strong> }}
        />
      </p>
      <FormBody method="post" action={href(actions.register.path)}>
        <HiddenFields fields={{ firstName, lastName }} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <AccountField field={FORM_FIELDS.password} typed="" problem={undefined} />
        <PrivacyNote />
        <div>
          <Button type="submit">
            <FormattedMessage id="registration.submit" />
          </Button>
        </div>
      </FormBody>
    </Panel>
  )
}
