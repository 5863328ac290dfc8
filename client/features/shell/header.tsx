import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { SitePreferences } from '#shared/preferences/preferences.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog, useShop } from '../../app/app-context.ts'
import { onIntent } from '../../app/lazy-code.ts'
import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout.tsx'
import { LogoLink, LogoMark } from '../../ui/logo.tsx'
import { SiteHeader, ToolButton } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountLink } from '../account-menu/account-link.tsx'
import { BagLink } from '../bag/bag-link.tsx'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { HeaderSearch, SearchButton } from '../search/header-search.tsx'
import { hasPickupBar } from './has-pickup-bar.ts'
import { LanguageSelector } from './language-selector.tsx'
import { MAIN_MENU_ID } from './main-menu-id.ts'
import { MainMenu, menuPanels } from './main-menu.tsx'
import { ShellContent } from './shell-content.tsx'
import { RewardsLink } from './rewards-link.tsx'
import { SkipToContent } from './skip-to-content.tsx'
import { StickyHeader } from './sticky-header.tsx'
import { StoreLink } from './store-link.tsx'
import { TopBanners } from './top-banners.tsx'
import { Wordmark } from './wordmark.tsx'

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
          <div className="tools">
            <div className="languages">
              <LanguageSelector />
            </div>
            {preferences?.bondLoyaltyEnabled && <RewardsLink session={session} />}
            <StoreLink session={session} />
            <AccountLink />
            <SearchButton />
            <BagLink />
          </div>
        </Page>
        <MainMenu layout={isRefreshed ? 'drawer' : 'row'} />
        <StickyHeader session={session} isPreferred={preferences?.mobileStickyHeader} />
      </SiteHeader>
      <ShellContent key={barKeyOf(session, preferences)} part="pickup" />
    </>
  )
}
