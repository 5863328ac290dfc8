import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Navigation, CategoryId } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { Page } from '../ui/layout.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/site-header.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { MAIN_MENU_ID } from './main-menu-id.ts'
import { AccountLinksPlace } from '../account/account-links.tsx'

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
      {navigation.some(({ id }) => tabsOf(id).includes('offers')) && <TabOffersPlace />}
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

/** The drawer's title and the button that closes it. */
const MenuHead = () => (
  <div className="drawer-head">
    <FormattedMessage id="shell.menu" />
    <ToolButton type="button" popoverTarget={MAIN_MENU_ID} popoverTargetAction="hide">
      <Icon name="close" />
      <VisuallyHidden>
        <FormattedMessage id="shell.closeMenu" />
      </VisuallyHidden>
    </ToolButton>
  </div>
)

/** The tabs of the drawer with the messages that name them. */
const TABS = {
  shop: <FormattedMessage tagName="span" id="shell.tabShop" />,
  offers: <FormattedMessage tagName="span" id="shell.tabOffers" />,
  new: <FormattedMessage tagName="span" id="shell.tabNew" />,
  gifts: <FormattedMessage tagName="span" id="shell.tabGifts" />,
} as const
type Tab = keyof typeof TABS

/** The tabs of the categories that are not under the shop tab (spec 1 §2.2). */
const OWN_TABS: Readonly<Record<string, readonly Tab[]>> = {
  'new-and-now': ['offers', 'new'],
  gifts: ['gifts'],
}

/** The tabs of the drawer that show a category. */
const tabsOf = (id: CategoryId): readonly Tab[] => OWN_TABS[id] ?? ['shop']

/** Whether a category has its tabs to itself. */
const isSingle = (id: CategoryId, navigation: Navigation) =>
  navigation.every(
    (top) => top.id === id || !tabsOf(top.id).some((tab) => tabsOf(id).includes(tab)),
  )

/** The tabs that show something, as a choice that works without JavaScript. A single one is not shown. */
function MenuTabs({ navigation }: { navigation: Navigation }) {
  const used = new Set(navigation.flatMap(({ id }) => tabsOf(id)))
  const tabs = Object.entries(TABS).filter(([tab]) => [...used].some((each) => each === tab))
  if (tabs.length < 2) return null
  return (
    <fieldset className="tabs">
      <legend className="visually-hidden">
        <FormattedMessage id="shell.tabs" />
      </legend>
      {tabs.map(([tab, name], index) => (
        <label key={tab}>
          <input
            className="visually-hidden"
            type="radio"
            name="menu-tab"
            value={tab}
            defaultChecked={index === 0}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A content page. Each site publishes its own. */
const SHIPPING = '/shipping-information'

/** The drawer's links below the categories. The edge renders them once for everyone. */
function MenuLinks() {
  const href = useHref()
  return (
    <ul className="links">
      {features.pickup && (
        <li>
          <a href={href(routes.storeLocator.href({}))}>
            <FormattedMessage id="shell.storeLocator" />
          </a>
        </li>
      )}
      <li>
        <details>
          <summary>
            <FormattedMessage id="account.title" />
          </summary>
          <AccountLinksPlace />
        </details>
      </li>
      <li>
        <a href={href(routes.orderStatus.href({}))}>
          <FormattedMessage id="shell.orderTracking" />
        </a>
      </li>
      <li>
        <a href={href(SHIPPING)}>
          <FormattedMessage id="shell.shippingAndReturns" />
        </a>
      </li>
    </ul>
  )
}
