import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'

import { useCatalog } from '../../app/app-context.ts'
import { MenuAside } from '../../ui/menu-aside.tsx'
import { navigationQuery } from '../catalog/shared-queries.ts'
import { MenuOffers } from './menu-offers.tsx'

/** The category that is on the tab (`menu-tabs.tsx`), and the one that the tab's link leads to. */
const OFFERING = new Set<string>(['new-and-now', 'top-offers'])

/** As many as a row of offers shows (spec 3 §9.2). */
const MAX_OFFERS = 8

/** The offers on the tab of offers, requested once that tab is opened. The tab's elements are the edge's. */
export function TabOffers({ menu }: { menu: RefObject<HTMLElement | null> }) {
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
        <MenuOffers categoryIds={shown.map(({ id }) => id)} most={MAX_OFFERS} />
      </MenuAside>,
      place,
    )
  )
}
