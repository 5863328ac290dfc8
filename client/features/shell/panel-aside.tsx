import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { useCatalog } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { atWidth } from '../../app/picture-width.ts'
import { Tint } from '../../app/tint.tsx'
import { MenuAside } from '../../ui/menu-aside.tsx'
import { navigationQuery } from '../catalog/shared-queries.ts'
import { MenuOffers } from './menu-offers.tsx'

/** What the panel has room for beside its columns. */
const MAX_OFFERS = 2
/** Twice the width of the picture, for dense screens (px). */
const PICTURE = 480

interface PanelAsideProps {
  categoryId: string
  /** The position of the subcategory that the picture shows. */
  active: number
}

/** Beside the links of a panel: a picture of the active subcategory, and the category's offers. */
export function PanelAside({ categoryId, active }: PanelAsideProps) {
  const href = useHref()
  const ground = `ground-${useId()}`
  const { data: navigation } = useQuery(navigationQuery(useCatalog()))
  const top = navigation?.find(({ id }) => id === categoryId)
  const shown = top?.children[active]
  if (!top || !shown) return null
  const { picture } = shown
  return (
    <MenuAside>
      <MenuOffers categoryIds={[top.id]} most={MAX_OFFERS} />
      <Tint className={ground} background={shown.colour ?? top.colour} />
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
