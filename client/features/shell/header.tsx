import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout.tsx'
import { LogoLink, LogoMark } from '../../ui/logo.tsx'
import { SiteHeader, SkipLink, ToolButton } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BagLink } from '../bag/bag-link.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MAIN_MENU_ID, MainMenu } from './main-menu.tsx'
import { TopBanners } from './top-banners.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const { query } = useShop()
  const href = useHref()

  return (
    <>
      <SkipLink href="#content">
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <TopBanners />
      <SiteHeader>
        <Page className="bar">
          <ToolButton type="button" className="menu-button" popoverTarget={MAIN_MENU_ID}>
            <Icon name="menu" />
            <VisuallyHidden>
              <FormattedMessage id="shell.menu" />
            </VisuallyHidden>
          </ToolButton>
          <LogoLink className="logo" href={href(routes.home.href({}))}>
            <LogoMark />
            <Wordmark />
          </LogoLink>
          <div className="search">
            <HeaderSearch key={query.get('q')} />
          </div>
          <div className="tools">
            <div className="languages">
              <LanguageSelector />
            </div>
            <BagLink />
          </div>
        </Page>
        <MainMenu />
      </SiteHeader>
    </>
  )
}
