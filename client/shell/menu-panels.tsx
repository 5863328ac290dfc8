import { useEffect, useState, type RefObject, useId } from 'react'
import { createPortal } from 'react-dom'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { CategoryId } from '#shared/listing/category.ts'

import { listenToMenu, type OpenPanel } from './listen-to-menu.ts'
import { useCatalog } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { atWidth } from '../kit/picture-width.ts'
import { Tint } from '../kit/tint.tsx'
import { MenuAside } from '../ui/menu-aside.tsx'
import { slotsQuery } from '../content/queries.ts'
import { navigationQuery } from '../listing/navigation-query.ts'
import { OfferDetails } from '../content/modules/offer-details.tsx'

interface MenuPanelsProps {
  menu: RefObject<HTMLElement | null>
}

/**
 * What makes the menu more than disclosures: hover, arrow keys, and beside the links of an open panel a picture and
 * offers. Loaded when the menu is about to be used; its elements are the edge's, so React does not know them.
 */
export function MenuPanels({ menu }: MenuPanelsProps) {
  const [panel, setPanel] = useState<OpenPanel | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    if (menu.current) listenToMenu(menu.current, setPanel, listening.signal)
    return () => listening.abort()
  }, [menu])

  return (
    <>
      <TabOffers menu={menu} />
      {panel?.aside &&
        createPortal(
          <PanelAside key={panel.categoryId} categoryId={panel.categoryId} active={panel.active} />,
          panel.aside,
        )}
    </>
  )
}

/** What the panel has room for beside its columns. */
const MAX_PANEL_OFFERS = 2
/** Twice the width of the picture, for dense screens (px). */
const PICTURE = 480

interface PanelAsideProps {
  categoryId: string
  /** The position of the subcategory that the picture shows. */
  active: number
}

/** Beside the links of a panel: a picture of the active subcategory, and the category's offers. */
function PanelAside({ categoryId, active }: PanelAsideProps) {
  const href = useHref()
  const ground = `ground-${useId()}`
  const { data: navigation } = useQuery(navigationQuery(useCatalog()))
  const top = navigation?.find(({ id }) => id === categoryId)
  const shown = top?.children[active]
  if (!top || !shown) return null
  const { picture } = shown
  return (
    <MenuAside>
      <MenuOffers categoryIds={[top.id]} most={MAX_PANEL_OFFERS} />
      <Tint className={ground} background={shown.color ?? top.color} />
      {/* A second way for the pointer; the same link is in the list. */}
      <a className={`picture ${ground}`} href={href(shown.path)} tabIndex={-1} aria-hidden="true">
        {picture && (
          <img
            key={picture.link}
            loading="lazy"
            src={atWidth(picture.link, PICTURE)}
            alt=""
            width={PICTURE}
            height={PICTURE}
          />
        )}
      </a>
    </MenuAside>
  )
}

/** The category that is on the tab (`menu-tabs.tsx`), and the one that the tab's link leads to. */
const OFFERING = new Set<string>(['new-and-now', 'top-offers'])

/** As many as a row of offers shows (spec 3 §9.2). */
const MAX_TAB_OFFERS = 8

/** The offers on the tab of offers, requested once that tab is opened. The tab's elements are the edge's. */
function TabOffers({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const find = () => {
      const tab = menu.current?.querySelector('[value=offers]:checked')
      if (tab) setPlace(menu.current?.querySelector('.tab-offers > div') ?? null)
    }
    menu.current?.addEventListener('change', find, { signal: listening.signal })
    find()
    return () => listening.abort()
  }, [menu])

  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  const shown = navigation.filter(({ id }) => OFFERING.has(id))
  return (
    place &&
    createPortal(
      <MenuAside>
        <MenuOffers categoryIds={shown.map(({ id }) => id)} most={MAX_TAB_OFFERS} />
      </MenuAside>,
      place,
    )
  )
}

const OFFER_SLOTS = ['category-top-offers']

interface MenuOffersProps {
  /** At most two. */
  categoryIds: readonly CategoryId[]
  most: number
}

/** The offers that the slot has for categories, one category after the other. */
function MenuOffers({ categoryIds, most }: MenuOffersProps) {
  const id = useId()
  const [first, second] = categoryIds
  const slots = [...useSlot(first), ...useSlot(second)]
  const offers = slots
    .flatMap(({ assets }) => assets)
    .filter(({ offer }) => offer)
    .slice(0, most)
  if (offers.length === 0) return null
  return (
    <div className="offers">
      <p id={id} className="heading">
        {slots[0]?.heading ?? <FormattedMessage tagName="span" id="shell.offers" />}
      </p>
      <ul aria-labelledby={id}>
        {offers.map((asset) => (
          <li key={asset.id} {...(asset.lang && { lang: asset.lang, translate: 'no' })}>
            <OfferDetails asset={asset} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the slot has for a category. Empty until it is known. */
function useSlot(categoryId: CategoryId | undefined) {
  const query = slotsQuery(useCatalog(), OFFER_SLOTS, categoryId ?? null)
  const { data } = useQuery({ ...query, enabled: categoryId !== undefined })
  return data?.slice(0, 1) ?? []
}
