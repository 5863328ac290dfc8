import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { AccountForm } from './account-form.tsx'
import { AccountPageFrame } from './account-page-frame.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { loadSignInTexts } from './queries.ts'
import { SignUpReasons, Welcome } from './sign-up-offer.tsx'
import { EnterCodeForm } from './enter-code-form.tsx'
import { useHref } from '../kit/link.ts'
import { Text } from '../ui/text.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'

const { firstName, lastName, email, password } = FORM_FIELDS
const FIELDS = [firstName, lastName, email, password]

/** Creates an account: the form, and then the code that was mailed. */
export const registrationPage = definePersonalPage({
  load: loadSignInTexts,
  Component: function RegistrationPage({ query }: PageProps) {
    return query.get(STEP_PARAMETER) === 'code' ? <CodeStep /> : <RegistrationStep />
  },
})

function RegistrationStep() {
  const href = useHref()
  return (
    <AccountPageFrame
      title="title.registration"
      picture={
        <Welcome>
          <Text size="lead">
            <FormattedMessage id="registration.why" />
          </Text>
          <SignUpReasons />
          <Text>
            <FormattedMessage
              tagName="span"
              id="registration.known"
              values={{
                signIn: (
                  <a href={href(routes.login.path)}>
                    <FormattedMessage id="title.login" />
                  </a>
                ),
              }}
            />
          </Text>
        </Welcome>
      }
    >
      <AccountForm action="register" fields={FIELDS} submit="registration.submit" isNew hasCaptcha>
        <PrivacyNote />
      </AccountForm>
    </AccountPageFrame>
  )
}

/** The same words whether the account is new or was there before. */
function CodeStep() {
  return (
    <AccountPageFrame
      title="title.checkEmail"
      aside={
        <Text measured>
          <FormattedMessage id="registration.codeSent" />
        </Text>
      }
    >
      <EnterCodeForm page={routes.registration.path} />
    </AccountPageFrame>
  )
}
