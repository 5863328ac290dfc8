import { FormattedMessage } from 'react-intl'

import { FROM_FIELD } from '#shared/actions.ts'
import { routes, STEP_PARAMETER } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { AccountForm } from '../account-form/account-form.tsx'
import { FORM_FIELDS } from '../account-form/form-fields.ts'
import { EnterCodeForm } from './enter-code-form.tsx'

const FIELDS = [FORM_FIELDS.email]

/** Signing in with a code instead of the password: on the login page, below its form. */
export function CodeSignIn() {
  const { query } = useShop()
  const isSent = query.get(STEP_PARAMETER) === 'code'
  return (
    <section aria-labelledby="code-sign-in">
      <Stack gap="l">
        <Heading id="code-sign-in" size="heading">
          <FormattedMessage id="signInCode.heading" />
        </Heading>
        <Text measured>
          <FormattedMessage id={isSent ? 'signInCode.sent' : 'signInCode.how'} />
        </Text>
        {isSent ? (
          <EnterCodeForm page={routes.login.path} />
        ) : (
          <AccountForm
            action="requestCode"
            fields={FIELDS}
            submit="signInCode.request"
            hidden={{ [FROM_FIELD]: routes.login.path }}
          />
        )}
      </Stack>
    </section>
  )
}
