import { useEffect } from 'react'

import { FROM_PARAMETER, routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { customerIn, useSession } from '../../app/session.ts'
import { PanelPlace } from '../account-menu/panel-place.tsx'
import { loadAhead } from '../../app/load-ahead.ts'
import { HeartsHost } from '../wish-list/hearts-host.tsx'
import { useSignInWish } from './use-sign-in-wish.ts'

const dialog = lazyCode(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)
const menus = lazyCode(
  async () => (await import('../account-menu/customer-menus.tsx')).CustomerMenus,
)

/** The login dialog, for visitors who ask for it, and the menus of registered customers. */
export function AccountParts() {
  const session = useSession()
  const customer = customerIn(session)
  const { isOpen, close, signedIn } = useSignInWish({
    isCustomer: customer !== null,
    isNativeApp: session?.isNativeApp ?? false,
    preload: dialog.preload,
  })
  const mayWish = session !== undefined && !customer && !session?.isNativeApp
  useEffect(() => (mayWish ? loadAhead(dialog) : undefined), [mayWish])

  return (
    <>
      <PanelPlace />
      <HeartsHost isCustomer={customer !== null} />
      {customer && <LazyPart code={menus}>{(Menus) => <Menus customer={customer} />}</LazyPart>}
      {isOpen && !customer && (
        <LazyPart code={dialog} failed={<LoginPage />}>
          {(Dialog) => <Dialog onClose={close} onSignedIn={signedIn} />}
        </LazyPart>
      )}
    </>
  )
}

/** Goes to the page with the form when the dialog cannot be loaded. */
function LoginPage() {
  const href = useHref()
  const { path, query } = useShop()
  const from = query.size > 0 ? `${path}?${query}` : path
  const search = new URLSearchParams({ [FROM_PARAMETER]: from }).toString()
  const address = href(routes.login.href({}), search)
  useEffect(() => location.assign(address), [address])
  return null
}
