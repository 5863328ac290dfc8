import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { loadDocument } from '../../app/load-document.ts'
import { Button } from '../../ui/button.tsx'
import { signInWithPasskey } from './ceremonies.ts'
import { usePasskeys } from './use-passkeys.ts'

/** Signing in with a passkey. Nothing is there where the browser has none. @param to where the shopper goes on */
export function PasskeySignIn({ to }: { to: string }) {
  const href = useHref()
  const { isOffered, message, say, perform } = usePasskeys()
  const signIn = () =>
    perform(async (passkeys) => {
      const signedIn = await signInWithPasskey(passkeys)
      if (!signedIn) return say('passkey.cancelled')
      // The bag says what has moved.
      const [path = '', query = ''] = (signedIn.pickupAt ? routes.cart.path : to).split('?')
      loadDocument(href(path, query))
    })
  return (
    isOffered && (
      <>
        <Button type="button" tone="outline" wide onClick={() => void signIn()}>
          <FormattedMessage id="passkey.signIn" />
        </Button>
        <p role="status" className="hint">
          {message && <FormattedMessage tagName="span" id={message} />}
        </p>
      </>
    )
  )
}
