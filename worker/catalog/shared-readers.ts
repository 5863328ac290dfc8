import type { Navigation } from '#shared/listing/category.ts'

import * as definitions from '../cache/manifest.ts'
import type { PromotionRanks } from '../cache/stored-values.ts'
import { readSiteNavigation } from '../commerce/categories.ts'
import { readPromotionRanks } from '../commerce/promotions.ts'
import { mapNavigation } from './map-category.ts'
import type { ReaderSources } from './reader-sources.ts'

/** The requests that have already said that promotions have no ranks. */
const unranked = new WeakSet<object>()

/**
 * Values that other values are built from. They are read fresh, so that their age does not add to the age of
 * the result. If they cannot be loaded, the result is built without them.
 */
export function sharedReaders({ commerce, cache, mapper, log }: ReaderSources) {
  const navigation = {
    key: [mapper.site.id, mapper.locale],
    load: async (signal: AbortSignal) =>
      mapNavigation(await readSiteNavigation(commerce, signal), mapper),
  }

  const readNavigation = async (): Promise<Navigation | null> => {
    try {
      const { value } = await cache.read(definitions.navigation, { ...navigation, mode: 'fresh' })
      return value
    } catch {
      log.warn('site navigation is missing')
      return null
    }
  }

  const readRanks = async (): Promise<PromotionRanks | null> => {
    try {
      const { value } = await cache.read(definitions.promotionRanks, {
        key: [mapper.site.id],
        load: (signal) => readPromotionRanks(commerce, signal),
        mode: 'fresh',
      })
      return value
    } catch {
      // A page asks for its product and for rows of others.
      if (!unranked.has(log)) log.warn('promotion ranking is missing')
      unranked.add(log)
      return null
    }
  }

  return { navigation, readNavigation, readRanks }
}
