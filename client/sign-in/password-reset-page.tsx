import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { AccountForm } from './account-form.tsx'
import { AccountPageFrame } from './account-page-frame.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { useHref } from '../kit/link.ts'
import { Notice } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'

const FIELDS = [FORM_FIELDS.email]

/** Asks for a link to a new password. The response is the same for every address. */
export const passwordResetPage = definePersonalPage({
  async load() {},
  Component: function PasswordResetPage({ query }: PageProps) {
    const step = query.get(STEP_PARAMETER)
    return step === 'sent' ? <SentStep /> : <RequestStep isUnsaved={step === 'unsaved'} />
  },
})

interface RequestStepProps {
  /** Whether the password that a new customer chose was not saved. */
  isUnsaved: boolean
}

function RequestStep({ isUnsaved }: RequestStepProps) {
  return (
    <AccountPageFrame
      title="title.reset"
      aside={
        <Text measured>
          <FormattedMessage id="reset.how" />
        </Text>
      }
    >
      {isUnsaved && (
        <Notice>
          <FormattedMessage id="reset.unsaved" />
        </Notice>
      )}
      <AccountForm action="requestReset" fields={FIELDS} submit="reset.submit" hasCaptcha />
    </AccountPageFrame>
  )
}

function SentStep() {
  const href = useHref()
  return (
    <AccountPageFrame title="title.checkEmail">
      <Notice>
        <p>
          <FormattedMessage id="reset.sent" />
        </p>
        <p>
          <FormattedMessage
            tagName="span"
            id="reset.notThere"
            values={{
              again: (
                <a href={href(routes.passwordReset.path)}>
                  <FormattedMessage id="reset.askAgain" />
                </a>
              ),
              phone: <CarePhone />,
            }}
          />
        </p>
      </Notice>
    </AccountPageFrame>
  )
}
