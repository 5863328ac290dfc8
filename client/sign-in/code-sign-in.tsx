import { FormattedMessage } from 'react-intl'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { useHref } from '../kit/link.ts'
import { Heading, Text } from '../ui/text.tsx'
import { AccountForm } from './account-form.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { EnterCodeForm } from './enter-code-form.tsx'

const FIELDS = [FORM_FIELDS.email]

/** Signing in with a code instead of the password: in place of its form. @param isSent whether a code was asked for */
export function CodeSignIn({ isSent }: { isSent: boolean }) {
  const href = useHref()
  const page = routes.login.path
  const intro = (
    <>
      <Heading size="heading">
        <FormattedMessage id="signInCode.heading" />
      </Heading>
      <Text>
        <FormattedMessage tagName="span" id={isSent ? 'signInCode.sent' : 'signInCode.how'} />
      </Text>
    </>
  )
  const after = (
    <p>
      <a href={href(page)}>
        <FormattedMessage id="signInCode.withPassword" />
      </a>
    </p>
  )
  if (isSent) return <EnterCodeForm page={page} intro={intro} after={after} />
  return (
    <AccountForm
      action="requestCode"
      fields={FIELDS}
      submit="signInCode.request"
      hidden={{ [FROM_FIELD]: `${page}?${STEP_PARAMETER}=email` }}
      intro={intro}
      after={after}
    />
  )
}
