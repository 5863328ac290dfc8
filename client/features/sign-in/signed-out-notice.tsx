import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { useSession } from '../../app/session.ts'
import { Notice } from '../../ui/form.tsx'

/** What the edge knows before the session is known. */
export const SIGNED_OUT_KEY = ['signed-out']

/** Says why a customer has to sign in again: another device has signed this one out. */
export function SignedOutNotice() {
  const isKnown = useQueryClient().getQueryData(SIGNED_OUT_KEY) === true
  if (!(useSession()?.isSignedOut ?? isKnown)) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage id="signIn.signedOut" />
      </p>
    </Notice>
  )
}
