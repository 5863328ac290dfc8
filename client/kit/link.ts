import { useAppContext } from './app-context.ts'

/**
 * Adds site and locale to a path of the route table. Links are plain `<a href={href(…)}>`. Navigation and
 * preloading are delegated to the document, so links in content behave the same.
 */
export function useHref() {
  const { placement, site, locale } = useAppContext()
  return (path: string, query = '') => {
    const search = query && !query.startsWith('?') ? `?${query}` : query
    return placement.href({ site, locale, path, search })
  }
}
