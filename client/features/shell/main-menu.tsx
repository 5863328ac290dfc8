import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ToolButton } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { BrowserMenuCategories } from './shell-links.tsx'

export const MAIN_MENU_ID = 'main-menu'

/** The main navigation. It works without JavaScript, and a new page starts with a closed menu. */
export function MainMenu() {
  const intl = useIntl()
  const { shellMarkup } = useAppContext()
  const { path } = useShop()
  const menu = useRef<HTMLElement>(null)
  const openPanel = () => menu.current?.querySelector<HTMLDetailsElement>('details[open]')
  useLayoutEffect(() => {
    if (menu.current) close(menu.current)
  }, [path])

  const closeOnEscape = (event: KeyboardEvent) => {
    const panel = event.key === 'Escape' && openPanel()
    if (!panel) return
    panel.open = false
    panel.querySelector('summary')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    const panel = openPanel()
    if (panel && event.relatedTarget && !menu.current?.contains(event.relatedTarget)) {
      panel.open = false
    }
  }

  return (
    <Menu
      ref={menu}
      id={MAIN_MENU_ID}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'shell.navigation' })}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <Page>
        <div className="drawer-head">
          <FormattedMessage id="shell.menu" />
          <ToolButton type="button" popoverTarget={MAIN_MENU_ID} popoverTargetAction="hide">
            <Icon name="close" />
            <VisuallyHidden>
              <FormattedMessage id="shell.closeMenu" />
            </VisuallyHidden>
          </ToolButton>
        </div>
        <ServerMarkup as="ul" className="tops" markup={shellMarkup?.menu}>
          {() => <BrowserMenuCategories />}
        </ServerMarkup>
        <div className="drawer-foot">
          <LanguageSelector />
        </div>
      </Page>
    </Menu>
  )
}

/** Lets go of the focus, which moves to the new page, and closes the drawer and its panels. */
function close(menu: HTMLElement) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && menu.contains(focused)) focused.blur()
  for (const panel of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) panel.open = false
  menu.hidePopover()
}
