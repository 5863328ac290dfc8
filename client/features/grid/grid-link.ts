import { createContext, use } from 'react'

import { useHref } from '../../app/link.ts'
import { gridQuery, type GridSearch } from './grid-address.ts'

/**
 * The path of the grid's own page. It differs from the current path where a URL mapping shows the grid: such an
 * address may stand for filters, which its query cannot take back.
 */
export const GridPath = createContext<string | null>(null)

export function useGridPath() {
  const path = use(GridPath)
  if (path === null) throw new Error('<GridPath> is missing')
  return path
}

/** @returns a function that builds the URL of another selection of the current grid */
export function useGridHref() {
  const href = useHref()
  const path = useGridPath()
  return (search: GridSearch) => href(path, gridQuery(search))
}
