import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { loadDocument } from '../kit/document.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { signInWithPasskey, usePasskeys } from './use-passkeys.ts'

/** Signing in with a passkey. Nothing is there where the browser has none. @param to where the shopper goes on */
export function PasskeySignIn({ to }: { to: string }) {
  const href = useHref()
  const { isOffered, message, say, perform } = usePasskeys()
  const signIn = () =>
    perform(async (passkeys) => {
      const signedIn = await signInWithPasskey(passkeys)
      if (!signedIn) return say('passkey.cancelled')
      emitShopEvent({ type: 'user_login', method: 'passkey' })
      // The bag reports a moved pickup.
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
