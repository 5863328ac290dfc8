import { FormattedMessage } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CODE_MESSAGES } from './code-messages.ts'
import type { StoreSearch } from './use-store-search.ts'

interface StoreStatusProps {
  search: StoreSearch
  isLocating: boolean
}

/** Announces politely what the search is doing. A dialog needs a status of its own, because it makes the page inert. */
export const StoreStatus = (props: StoreStatusProps) => (
  <VisuallyHidden role="status">
    <StatusText {...props} />
  </VisuallyHidden>
)

function StatusText({ search: { found, isLost }, isLocating }: StoreStatusProps) {
  const { country } = useAppContext().site
  if (isLocating) return <FormattedMessage tagName="span" id="stores.locating" />
  if (isLost) {
    return (
      <FormattedMessage
        tagName="span"
        id={navigator.onLine ? 'stores.unavailable' : 'stores.offline'}
      />
    )
  }
  if (!found) return <FormattedMessage tagName="span" id="stores.loading" />
  const { postalCode, stores } = found
  if (!stores) return <FormattedMessage tagName="span" id="stores.nowhere" />
  if (stores.length === 0)
    return <FormattedMessage tagName="span" id={CODE_MESSAGES[country].none} />
  const count = stores.length
  return postalCode === null ? (
    <FormattedMessage tagName="span" id="stores.foundNearYou" values={{ count }} />
  ) : (
    <FormattedMessage tagName="span" id="stores.found" values={{ count, code: postalCode }} />
  )
}
