import { FormattedMessage } from 'react-intl'

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
      const [path = '', query = ''] = to.split('?')
      if ((await signInWithPasskey(passkeys)) === 'done') loadDocument(href(path, query))
      else say('passkey.cancelled')
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
