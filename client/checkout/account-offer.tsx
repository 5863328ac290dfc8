import { FormattedMessage } from 'react-intl'

import { signInActions } from '#shared/sign-in/actions.ts'
import type { Order } from '#shared/checkout/checkout.ts'

import { useHref } from '../kit/link.ts'
import { AccountField } from '../sign-in/account-field.tsx'
import { FORM_FIELDS } from '../sign-in/form-fields.ts'
import { PrivacyNote } from '../sign-in/privacy-note.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { FormBody } from '../ui/form.tsx'
import { Heading } from '../ui/text.tsx'

/**
 * Creates an account from a guest's input for the order. The form is that of the registration page, which also shows
 * its errors. Rendered on the edge only.
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
      <FormBody method="post" action={href(signInActions.register.path)}>
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
