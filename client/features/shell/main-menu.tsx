import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Navigation } from '#shared/contract/category.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ToolButton } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LanguageSelector } from './language-selector.tsx'

export const MAIN_MENU_ID = 'main-menu'

/** The top categories with their children, as disclosures that work without JavaScript. */
export function MainMenu({ navigation }: { navigation: Navigation }) {
  const intl = useIntl()
  const { menuMarkup } = useAppContext()
  const menu = useRef<HTMLElement>(null)
  const openPanel = () => menu.current?.querySelector<HTMLDetailsElement>('details[open]')

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
        {menuMarkup === undefined ? (
          <ul className="tops">
            <TopCategories navigation={navigation} />
          </ul>
        ) : (
          <ul className="tops" dangerouslySetInnerHTML={{ __html: menuMarkup }} />
        )}
        <div className="drawer-foot">
          <LanguageSelector />
        </div>
      </Page>
    </Menu>
  )
}

/** Depends only on navigation and locale, so the edge renders it once for many pages. */
export const TopCategories = ({ navigation }: { navigation: Navigation }) =>
  navigation.map((top) => <TopCategory key={top.id} top={top} />)

function TopCategory({ top }: { top: Navigation[number] }) {
  const href = useHref()
  if (top.children.length === 0) {
    return (
      <li className="top">
        <a href={href(top.path)}>{top.name}</a>
      </li>
    )
  }
  return (
    <li className="top">
      <details name="main-menu">
        <summary>{top.name}</summary>
        <div className="panel">
          <Page>
            <a className="explore" href={href(top.path)}>
              <FormattedMessage id="shell.explore" values={{ category: top.name }} />
            </a>
            <ul className="children">
              {top.children.map((child) => (
                <li key={child.id}>
                  <a href={href(child.path)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </Page>
        </div>
      </details>
    </li>
  )
}
