import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { Icon } from '../ui/icon.tsx'
import { BagArea, ToolLink } from '../ui/site-header.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** The link to the account, below which mouse, finger and keyboard open its menu (`panel-place.tsx`). */
export function AccountLink() {
  const href = useHref()
  return (
    <BagArea className="account">
      <ToolLink href={href(routes.myAccount.href({}))}>
        <Icon name="account" />
        <VisuallyHidden>
          <FormattedMessage id="account.title" />
        </VisuallyHidden>
      </ToolLink>
    </BagArea>
  )
}
