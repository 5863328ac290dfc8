import { FormattedMessage } from 'react-intl'

import { useHydrated } from '../kit/use-hydrated.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control, in browsers that know it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Says that the browser's objection to the sale of data is honored. Documents are the same for everybody without it. */
export function OptOutNotice() {
  const isHydrated = useHydrated()
  return (
    <p className="opt-out">
      {isHydrated && navigator.globalPrivacyControl && (
        <FormattedMessage tagName="span" id="footer.optOutHonored" />
      )}
    </p>
  )
}
