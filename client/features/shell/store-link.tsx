import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { ToolLink } from '../../ui/site-header.tsx'
import { STORE_LOCATOR } from './shell-paths.ts'

/** The store that the visitor has chosen, which arrives with the session. Leads to the store locator. */
export function StoreLink() {
  const href = useHref()
  const session = useSession()

  return (
    <ToolLink className="store" href={href(STORE_LOCATOR)}>
      <Icon name="pin" size={20} />
      {session === undefined && (
        <span className="pending">
          <FormattedMessage id="shell.loadingStore" />
        </span>
      )}
      <span className={session === undefined ? 'scriptless' : undefined}>
        {session?.store?.name ?? <FormattedMessage id="shell.selectStore" />}
      </span>
    </ToolLink>
  )
}
