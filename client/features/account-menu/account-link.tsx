import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { BagArea, ToolLink } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export const accountPanel = lazyCode(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The link to the account. Mouse, finger and keyboard open the menu below it. */
export function AccountLink() {
  const href = useHref()
  const [isWanted, want] = useState(false)
  return (
    <BagArea className="account" onPointerEnter={() => want(true)} onFocus={() => want(true)}>
      <ToolLink href={href(routes.myAccount.href({}))}>
        <Icon name="account" />
        <VisuallyHidden>
          <FormattedMessage id="account.title" />
        </VisuallyHidden>
      </ToolLink>
      {isWanted && <LazyPart code={accountPanel}>{(AccountPanel) => <AccountPanel />}</LazyPart>}
    </BagArea>
  )
}
