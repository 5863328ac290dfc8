import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext, useCatalog, useShop } from '../kit/app-context.ts'
import { lazyCode, onIntent } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Page } from '../ui/layout.tsx'
import { Menu } from '../ui/menu.tsx'
import { navigationQuery } from '../listing/navigation-query.ts'
import { LanguageSelector } from './language-selector.tsx'
import { MAIN_MENU_ID } from './main-menu-id.ts'

const categories = lazyCode(async () => (await import('./menu-categories.tsx')).MenuCategories)
/** What an open menu needs beyond its links. */
export const menuPanels = lazyCode(() => import('./menu-panels.tsx'))

/**
 * The main navigation. It works without JavaScript, and a new page starts with a closed menu. On small screens it is a
 * drawer, and with that layout everywhere.
 */
export function MainMenu({ layout }: { layout: 'row' | 'drawer' }) {
  const intl = useIntl()
  const { shellMarkup } = useAppContext()
  const { path, query } = useShop()
  const menu = useRef<HTMLElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  const use = () => setIsUsed(true)
  useLayoutEffect(() => {
    if (menu.current) close(menu.current)
  }, [path, query])

  return (
    <Menu
      ref={menu}
      id={MAIN_MENU_ID}
      popover="auto"
      layout={layout}
      aria-label={intl.formatMessage({ id: 'shell.navigation' })}
      {...onIntent(use)}
      onToggle={use}
    >
      <Page className="drawer">
        <ServerMarkup as="div" markup={shellMarkup?.menu}>
          {() => <BrowserMenuCategories />}
        </ServerMarkup>
        <div className="drawer-foot">
          <LanguageSelector />
        </div>
      </Page>
      {isUsed && (
        <LazyPart code={menuPanels}>{({ MenuPanels }) => <MenuPanels menu={menu} />}</LazyPart>
      )}
    </Menu>
  )
}

/** The menu's categories, for a browser that renders the shell itself because it lacks the document's messages. */
function BrowserMenuCategories() {
  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  return (
    <LazyPart code={categories}>
      {(MenuCategories) => <MenuCategories navigation={navigation} />}
    </LazyPart>
  )
}

/** Lets go of the focus, which moves to the new page, and closes the drawer and its panels. */
function close(menu: HTMLElement) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.blur()
  for (const panel of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) panel.open = false
  menu.hidePopover()
}
