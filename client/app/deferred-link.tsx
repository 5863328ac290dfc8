import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { useShop } from './app-context.ts'
import { useHref } from './link.ts'

/**
 * The placeholder of a part that the document does not wait for. Only scripts can put the part into its place, so browsers
 * without JavaScript get a link to the page, which is complete by then.
 */
export function DeferredLink({ children }: { children: ReactNode }) {
  const href = useHref()
  const { path, query } = useShop()
  return (
    <>
      {children}
      <noscript>
        <a href={href(path, query.toString())}>
          <FormattedMessage id="deferred.load" />
        </a>
      </noscript>
    </>
  )
}
