import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'
import { LogoMark, Wordmark } from '#shop/logo.tsx'

import { useCatalog, useShop } from '../kit/app-context.ts'
import { onIntent, lazyCode } from '../kit/lazy-code.ts'
import { useHref } from '../kit/link.ts'
import { useSession, flagOf } from '../kit/session.ts'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/layout.tsx'
import { LogoLink } from '../ui/logo.tsx'
import { SiteHeader, ToolButton, ToolLink, OfflineBar } from '../ui/site-header.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AccountLink } from '../account/account-link.tsx'
import { BagLink } from '../bag/bag-link.tsx'
import { preferencesQuery } from '../preferences/queries.ts'
import { HeaderSearch, SearchButton } from '../search/header-search.tsx'
import { hasPickupBar } from './shell-data.ts'
import { LanguageSelector } from './language-selector.tsx'
import { MAIN_MENU_ID } from './main-menu-id.ts'
import { MainMenu, menuPanels } from './main-menu.tsx'
import { ShellContent } from './shell-content.tsx'
import { SkipToContent } from './skip-to-content.tsx'
import { LazyPart } from '../kit/lazy-part.tsx'
import { Place } from '../slots/place.tsx'
import { headerEnd } from '../slots/slots.ts'
import { actionProps } from '../kit/document-actions.ts'
import { OFFLINE_NOTICE_ID } from '../kit/offline.ts'

/** Another key renders the bar anew: with the session of a registered customer, where the document has none. */
const barKeyOf = (session: SessionView | null | undefined, preferences?: SitePreferences) =>
  Number(session?.customerType === 'registered' && !hasPickupBar(preferences))

export function Header() {
  const { path, query } = useShop()
  const href = useHref()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const session = useSession()
  const isRefreshed = preferences?.homepageRefreshHeader

  return (
    <>
      <SkipToContent />
      <TopBanners />
      <SiteHeader look={isRefreshed ? (path === '/' ? 'overlay' : 'refreshed') : 'usual'}>
        <Page className="bar">
          <ToolButton
            type="button"
            className="menu-button"
            popoverTarget={MAIN_MENU_ID}
            {...onIntent(menuPanels.preload)}
          >
            <Icon name="menu" />
            <VisuallyHidden>
              <FormattedMessage id="shell.menu" />
            </VisuallyHidden>
          </ToolButton>
          <LogoLink className="logo" href={href(routes.home.href({}))}>
            <LogoMark />
            <Wordmark />
          </LogoLink>
          <HeaderSearch key={query.get('q')} />
          <HeaderTools session={session} hasRewards={preferences?.bondLoyaltyEnabled} />
        </Page>
        <MainMenu layout={isRefreshed ? 'drawer' : 'row'} />
        <StickyHeader session={session} isPreferred={preferences?.mobileStickyHeader} />
      </SiteHeader>
      {features.pickup && <ShellContent key={barKeyOf(session, preferences)} part="pickup" />}
    </>
  )
}

interface HeaderToolsProps {
  /** Undefined until it is known. */
  session: SessionView | null | undefined
  hasRewards: boolean | undefined
}

/** What a visitor does from every page: choosing the language and the store, signing in, searching, and opening the bag. */
const HeaderTools = ({ session, hasRewards }: HeaderToolsProps) => (
  <div className="tools">
    <div className="languages">
      <LanguageSelector />
    </div>
    {features.rewards && hasRewards && <RewardsLink session={session} />}
    {features.pickup && <StoreLink session={session} />}
    <AccountLink />
    <SearchButton />
    <BagLink />
    {headerEnd && <Place slot={headerEnd} of={{}} />}
  </div>
)

const button = lazyCode(async () => (await import('../rewards/rewards-button.tsx')).RewardsButton)

/** The place of the rewards. Only registered customers see something in it. */
function RewardsLink({ session }: { session: SessionView | null | undefined }) {
  const href = useHref()
  const loading = (
    <ToolLink href={href(routes.wallet.href({}))}>
      <FormattedMessage id="shell.loadingRewards" />
    </ToolLink>
  )
  return (
    <div className="rewards">
      {session?.customerType === 'registered' && (
        <LazyPart code={button} fallback={loading}>
          {(RewardsButton) => <RewardsButton />}
        </LazyPart>
      )}
    </div>
  )
}

interface StoreLinkProps {
  /** Undefined until it is known. */
  session: SessionView | null | undefined
}

/** The store that the visitor has chosen, which arrives with the session. Opens the dialog, or leads to the store locator. */
function StoreLink({ session }: StoreLinkProps) {
  const href = useHref()
  const name = session?.store?.storeName

  return (
    <ToolLink
      className="store"
      href={href(routes.storeLocator.href({}))}
      title={name}
      {...actionProps('chooseStore', '')}
    >
      <Icon name="pin" />
      {session === undefined && (
        <span className="pending">
          <FormattedMessage id="shell.loadingStore" />
        </span>
      )}
      <span className={session === undefined ? 'scriptless' : undefined}>
        {name ?? <FormattedMessage tagName="span" id="shell.selectStore" />}
      </span>
    </ToolLink>
  )
}

/** What is above the header: announcements and promotions, and a notice while there is no connection (spec 1 §2.7). */
function TopBanners() {
  const intl = useIntl()
  return (
    <aside aria-label={intl.formatMessage({ id: 'banners.label' })}>
      <OfflineBar role="status">
        <span id={OFFLINE_NOTICE_ID} hidden>
          {intl.formatMessage({ id: 'offline.mode' })}
        </span>
      </OfflineBar>
      <ShellContent part="promotions" />
    </aside>
  )
}

const hiding = lazyCode(() => import('./hide-on-scroll.tsx'))

interface StickyHeaderProps {
  session: SessionView | null | undefined
  /** Whether the site's preference is on. The shopper's experiment of the same name may turn it on as well. */
  isPreferred: boolean | undefined
}

/** Makes the header of small screens sticky (spec 1 §2.2). The checkout's header has no such part. */
function StickyHeader({ session, isPreferred }: StickyHeaderProps) {
  const isSticky = isPreferred || flagOf(session, 'mobileStickyHeader')
  if (session === undefined || !isSticky) return null
  return <LazyPart code={hiding}>{({ HideOnScroll }) => <HideOnScroll />}</LazyPart>
}
