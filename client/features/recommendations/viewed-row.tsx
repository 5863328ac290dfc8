import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { ProductId } from '#shared/contract/product.ts'

import { rowQuery } from '../product-extras/queries.ts'
import { useExtras } from '../product-extras/use-extras.ts'
import { ProductScroller } from './product-scroller.tsx'

interface ViewedRowProps {
  /** The product of the page. */
  id: ProductId
  /** The page's second row, as everybody sees it. */
  row: HTMLElement
}

/** What the visitor has viewed, in the place of a product page's second row. Without anything viewed, that row stays. */
export function ViewedRow({ id, row }: ViewedRowProps) {
  const query = {
    recommender: 'viewed-recently-einstein',
    productIds: [id],
    categoryIds: [],
  } as const
  const { data: tiles = [] } = useQuery(rowQuery(useExtras(), query))
  const place = usePlace(row, tiles.length > 0)
  if (!place) return null
  return createPortal(
    <ProductScroller
      tiles={tiles}
      heading="recommendations.viewed"
      place="page"
      recommender={query.recommender}
    />,
    place,
  )
}

/** The element around a row, whose own products are hidden then. Null if the row is in view, or has the keyboard's focus. */
function usePlace(row: HTMLElement, isWanted: boolean) {
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const isInView = row.getBoundingClientRect().top < innerHeight
    if (!isWanted || isInView || row.contains(document.activeElement)) return
    row.style.display = 'none'
    setPlace(row.parentElement)
    return () => {
      row.style.display = ''
      setPlace(null)
    }
  }, [row, isWanted])
  return place
}
