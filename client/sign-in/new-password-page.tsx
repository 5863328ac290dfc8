import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { AccountForm } from './account-form.tsx'
import { AccountPageFrame } from './account-page-frame.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { useHref } from '../kit/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'

const FIELDS = [FORM_FIELDS.password]

/** Sets a new password. The edge shows it only after the link of a mail was followed. */
export const newPasswordPage = definePersonalPage({
  async load() {},
  Component: function NewPasswordPage({ query }: PageProps) {
    return query.get(STEP_PARAMETER) === 'done' ? <DoneStep /> : <PasswordStep />
  },
})

const PasswordStep = () => (
  <AccountPageFrame
    title="title.setNewPassword"
    aside={
      <Text measured>
        <FormattedMessage id="reset.everywhere" />
      </Text>
    }
  >
    <AccountForm action="setNewPassword" fields={FIELDS} submit="reset.save" isNew />
  </AccountPageFrame>
)

function DoneStep() {
  const href = useHref()
  return (
    <AccountPageFrame title="title.passwordChanged">
      <Notice>
        <p>
          <FormattedMessage id="reset.done" />
        </p>
        <ButtonRow>
          <ButtonLink href={href(routes.login.path)} tone="primary">
            <FormattedMessage id="title.login" />
          </ButtonLink>
        </ButtonRow>
      </Notice>
    </AccountPageFrame>
  )
}
