import type { Catalog } from '#shared/catalog.ts'
import type { Navigation } from '#shared/listing/category.ts'

import type { ReaderSources } from '../cache/reader-sources.ts'
import { valueOr } from '../cache/value-or.ts'
import { navigation } from './cache.ts'
import { readSiteNavigation } from './upstream.ts'
import { mapNavigation } from './map-category.ts'

type NavigationSources = Pick<ReaderSources, 'commerce' | 'cache' | 'mapper' | 'log'>

/** Reader for the menu. */
export const navigationReader = (sources: NavigationSources): Pick<Catalog, 'getNavigation'> => ({
  getNavigation: () => valueOr(sources.cache.read(navigation, optionsFor(sources)), () => []),
})

/**
 * The menu, for values that are built from it. It is read fresh, so that its age does not add to the age of the
 * result. Null if it cannot be loaded: the result is built without it.
 */
export async function readNavigation(sources: NavigationSources): Promise<Navigation | null> {
  try {
    const options = { ...optionsFor(sources), mode: 'fresh' } as const
    const { value } = await sources.cache.read(navigation, options)
    return value
  } catch {
    sources.log.warn('site navigation is missing')
    return null
  }
}

const optionsFor = ({ commerce, mapper }: NavigationSources) => ({
  key: [mapper.site.id, mapper.locale],
  load: async (signal: AbortSignal) =>
    mapNavigation(await readSiteNavigation(commerce, signal), mapper),
})
