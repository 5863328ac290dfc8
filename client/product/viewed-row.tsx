import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { ProductId, ProductTile } from '#shared/product/product.ts'

import { useCatalog } from '../kit/app-context.ts'
import { rowQuery } from './extras-queries.ts'
import { ProductScroller } from '../recommendations/product-scroller.tsx'

interface ViewedRowProps {
  /** The product of the page. */
  id: ProductId
  /** The page's second row, as everybody sees it. */
  row: HTMLElement
}

const RECOMMENDER = 'viewed-recently-einstein'

/** The viewed products, in place of the second row of a product page. That row stays until there are some. */
export function ViewedRow({ id, row }: ViewedRowProps) {
  const input = { recommender: RECOMMENDER, ids: [id], categories: [] } as const
  const { data: tiles = [] } = useQuery(rowQuery(useCatalog(), input))
  return tiles.length > 0 && <InPlace tiles={tiles} row={row} />
}

interface InPlaceProps extends Pick<ViewedRowProps, 'row'> {
  tiles: readonly ProductTile[]
}

/** Instead of a row, in the element around it. A row that is in view, or has the keyboard's focus, stays. */
function InPlace({ tiles, row }: InPlaceProps) {
  const [place] = useState(() => (isFree(row) ? row.parentElement : null))
  useLayoutEffect(() => (place ? hide(row) : undefined), [place, row])
  if (!place) return null
  return createPortal(
    <ProductScroller
      tiles={tiles}
      heading="recommendations.viewed"
      place="page"
      recommender={RECOMMENDER}
    />,
    place,
  )
}

const isFree = (row: HTMLElement) =>
  row.getBoundingClientRect().top >= innerHeight && !row.contains(document.activeElement)

function hide({ style }: HTMLElement) {
  style.display = 'none'
  return () => {
    style.display = ''
  }
}
