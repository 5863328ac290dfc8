import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'

import { Modals } from '../shell/modals.tsx'
import { ModuleActions } from '../content/modules/module-actions.tsx'
import { TileActions } from '../listing/tile-actions.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { customerIn, useSession } from '../kit/session.ts'
import { PanelPlace } from '../account/panel-place.tsx'
import { emitShopEvent } from '../kit/shop-events.ts'
import { HeartsHost } from '../wish-list/hearts-host.tsx'
import { useSignInWish } from '../sign-in/use-sign-in-wish.ts'

/** The parts of the shop's pages that start once the browser is idle. */
export const IdleParts = () => (
  <>
    <TileActions />
    <ModuleActions />
    <Modals />
    <CampaignPart />
  </>
)

const campaign = lazyCode(async () => (await import('../campaigns/campaign.tsx')).Campaign)

/** For visitors whose link has a source code, or whose prices depend on an earlier one. */
function CampaignPart() {
  const hasOwnPrices = useSession()?.hasOwnPrices
  return (
    (hasOwnPrices || location.search.includes('src=')) && (
      <LazyPart code={campaign}>{(Campaign) => <Campaign />}</LazyPart>
    )
  )
}

const dialog = lazyCode(async () => (await import('../sign-in/sign-in-dialog.tsx')).SignInDialog)
const menus = lazyCode(async () => (await import('../account/customer-menus.tsx')).CustomerMenus)

/** The login dialog, for visitors who ask for it, and the menus of registered customers. */
export function AccountParts() {
  const session = useSession()
  const customer = customerIn(session)
  useSignedOutToast(session)
  const { isNativeApp } = useAppContext()
  const { isOpen, close, signedIn } = useSignInWish({
    isCustomer: customer !== null,
    isNativeApp,
    preload: dialog.preload,
  })

  return (
    <>
      <PanelPlace />
      {features.wishList && <HeartsHost isCustomer={customer !== null} />}
      {customer && <LazyPart code={menus}>{(Menus) => <Menus customer={customer} />}</LazyPart>}
      {/* The dialog is mounted anew each time it opens, so nothing typed stays. */}
      {!customer && isOpen && (
        <LazyPart code={dialog} failed={<LoginPage />}>
          {(Dialog) => <Dialog onClose={close} onSignedIn={signedIn} />}
        </LazyPart>
      )}
    </>
  )
}

/** Explains it once, on the page where it is noticed. Pages with the sign-in form explain it there. */
function useSignedOutToast(session: SessionView | null | undefined) {
  const intl = useIntl()
  const { path } = useShop()
  const isNews = session?.isSignedOut && session.action === 'logout' && !hasForm(path)
  useEffect(() => {
    if (!isNews) return
    const text = intl.formatMessage({ id: 'signIn.signedOut' })
    emitShopEvent({ type: 'toasted', tone: 'error', text })
  }, [isNews, intl])
}

const hasForm = (path: string) => path === routes.login.path || path === routes.myAccount.path

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
