import { useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { gridQuery, type GridSearch } from './grid-address.ts'

/** @returns a function that builds the URL of another selection of the current grid */
export function useGridHref() {
  const href = useHref()
  const { path } = useShop()
  return (search: GridSearch) => href(path, gridQuery(search))
}
