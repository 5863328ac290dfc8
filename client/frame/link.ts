import { useFrame } from './frame-context.ts'

/**
 * Puts site and locale around a path of the route table. Links are plain `<a href={href(…)}>`:
 * navigation and preload are delegated to the document, so links inside content behave the same.
 */
export function useHref() {
  const { placement, site, locale } = useFrame()
  return (path: string, query = '') => {
    const search = query && !query.startsWith('?') ? `?${query}` : query
    return placement.href({ site, locale, path, search })
  }
}
