import { FormattedMessage } from 'react-intl'

import type { Navigation } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Page } from '../../ui/layout.tsx'
import { MenuHead } from './menu-head.tsx'
import { MenuLinks } from './menu-links.tsx'
import { isSingle, MenuTabs, tabsOf } from './menu-tabs.tsx'

/**
 * The top categories with their children, as disclosures that work without JavaScript, and the drawer's head, tabs and links.
 * Depends only on navigation and locale, so the edge renders it once for many pages.
 */
export const MenuCategories = ({ navigation }: { navigation: Navigation }) => (
  <>
    <MenuHead />
    <MenuTabs navigation={navigation} />
    <ul className="tops">
      {navigation.map((top) => (
        <li
          key={top.id}
          className="top"
          data-tabs={tabsOf(top.id).join(' ')}
          data-single={isSingle(top.id, navigation) ? '' : undefined}
        >
          <TopCategory top={top} />
        </li>
      ))}
      <TabOffersPlace />
    </ul>
    <MenuLinks />
  </>
)

/** Below the categories of the tab of offers. The browser fills in the offers themselves. */
function TabOffersPlace() {
  const href = useHref()
  return (
    <li className="tab-offers">
      <div />
      <a href={href(routes.topCategory.href({ categoryId: 'top-offers' }))}>
        <FormattedMessage tagName="span" id="offers.all" />
      </a>
    </li>
  )
}

function TopCategory({ top }: { top: Navigation[number] }) {
  const href = useHref()
  if (top.children.length === 0) return <a href={href(top.path)}>{top.name}</a>
  return (
    <details name="main-menu">
      <summary>{top.name}</summary>
      <div className="panel" data-category={top.id}>
        <Page className="columns">
          <a className="explore" href={href(top.path)}>
            <FormattedMessage tagName="span" id="shell.explore" values={{ category: top.name }} />
          </a>
          <ul className="children">
            {top.children.map((child) => (
              <li key={child.id}>
                <a href={href(child.path)}>{child.name}</a>
              </li>
            ))}
          </ul>
          <div className="aside" />
        </Page>
      </div>
    </details>
  )
}
