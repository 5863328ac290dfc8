import { FormattedMessage, FormattedNumber } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { ToolLink } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The link to the bag; its count arrives with the session. */
export function BagLink() {
  const href = useHref()
  const session = useSession()
  const count = session?.bagCount ?? 0

  return (
    <ToolLink href={href(routes.cart.href({}))}>
      <Icon name="bag" />
      <VisuallyHidden>
        {session ? (
          <FormattedMessage id="bag.count" values={{ count }} />
        ) : (
          <FormattedMessage id="bag.label" />
        )}
      </VisuallyHidden>
      {count > 0 && (
        <span className="count" aria-hidden="true">
          <FormattedNumber value={count} />
        </span>
      )}
    </ToolLink>
  )
}
