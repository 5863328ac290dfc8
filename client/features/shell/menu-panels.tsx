import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'

import { listenToMenu, type OpenPanel } from './listen-to-menu.ts'
import { PanelAside } from './panel-aside.tsx'
import { TabOffers } from './menu-tab-offers.tsx'

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
