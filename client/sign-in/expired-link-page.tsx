import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountPageFrame } from './account-page-frame.tsx'
import { useHref } from '../kit/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { definePersonalPage } from '../kit/page.ts'

/** The link of a mail was used, or is too old. */
export const expiredLinkPage = definePersonalPage({
  async load() {},
  Component: function ExpiredLinkPage() {
    const href = useHref()
    return (
      <AccountPageFrame title="title.setNewPasswordExpired">
        <Notice>
          <p>
            <FormattedMessage id="reset.expired" />
          </p>
          <ButtonRow>
            <ButtonLink href={href(routes.passwordReset.path)} tone="primary">
              <FormattedMessage id="reset.again" />
            </ButtonLink>
          </ButtonRow>
        </Notice>
      </AccountPageFrame>
    )
  },
})
