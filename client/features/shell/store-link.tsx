import { FormattedMessage } from 'react-intl'

import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { ToolLink } from '../../ui/site-header.tsx'

interface StoreLinkProps {
  /** Undefined until it is known. */
  session: SessionView | null | undefined
}

/** The store that the visitor has chosen, which arrives with the session. Opens the dialog, or leads to the store locator. */
export function StoreLink({ session }: StoreLinkProps) {
  const href = useHref()
  const name = session?.store?.storeName

  return (
    <ToolLink
      className="store"
      href={href(routes.storeLocator.href({}))}
      title={name}
      {...actionProps('chooseStore', '')}
    >
      <Icon name="pin" />
      {session === undefined && (
        <span className="pending">
          <FormattedMessage id="shell.loadingStore" />
        </span>
      )}
      <span className={session === undefined ? 'scriptless' : undefined}>
        {name ?? <FormattedMessage tagName="span" id="shell.selectStore" />}
      </span>
    </ToolLink>
  )
}
