import { FormattedMessage } from 'react-intl'

import type { CategoryId, Navigation } from '#shared/listing/category.ts'

/** The tabs of the drawer with the messages that name them. */
const TABS = {
  shop: <FormattedMessage tagName="span" id="shell.tabShop" />,
  offers: <FormattedMessage tagName="span" id="shell.tabOffers" />,
  new: <FormattedMessage tagName="span" id="shell.tabNew" />,
  gifts: <FormattedMessage tagName="span" id="shell.tabGifts" />,
} as const
type Tab = keyof typeof TABS

/** Two categories have tabs of their own (spec 1 §2.2). */
const OWN_TABS: Readonly<Record<string, readonly Tab[]>> = {
  'new-and-now': ['offers', 'new'],
  gifts: ['gifts'],
}

/** The tabs of the drawer that show a category. */
export const tabsOf = (id: CategoryId): readonly Tab[] => OWN_TABS[id] ?? ['shop']

/** Whether a category has its tabs to itself. */
export const isSingle = (id: CategoryId, navigation: Navigation) =>
  navigation.every(
    (top) => top.id === id || !tabsOf(top.id).some((tab) => tabsOf(id).includes(tab)),
  )

/** The tabs that show something, as a choice that works without JavaScript. A single one is not shown. */
export function MenuTabs({ navigation }: { navigation: Navigation }) {
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
