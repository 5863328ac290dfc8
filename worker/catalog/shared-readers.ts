import type { Navigation } from '#shared/contract/category.ts'
import type { Callout } from '#shared/contract/product.ts'

import * as definitions from '../cache/manifest.ts'
import type { PromotionRanks } from '../cache/stored-values.ts'
import { readSiteNavigation } from '../commerce/categories.ts'
import type { WireProduct } from '../commerce/products.ts'
import { readPromotionRanks, readPromotions } from '../commerce/promotions.ts'
import { whenAborted } from '../when-aborted.ts'
import { plainText } from './content-mapper.ts'
import { productCallouts } from './callouts.ts'
import { mapNavigation } from './map-category.ts'
import type { ReaderSources } from './reader-sources.ts'

/** From the start of a product's load, which may take 2.5 s. Callouts that come later are shown without details. */
const CALLOUTS_MS = 2_000

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

  const readDetails = async (ids: readonly string[], signal: AbortSignal) => {
    try {
      const found = await readPromotions(commerce, ids, signal)
      return new Map(found.map((promotion) => [promotion.id, promotion]))
    } catch {
      log.warn('promotion details are missing')
      return new Map<string, never>()
    }
  }

  const readCallouts = async ({ productPromotions }: WireProduct, signal: AbortSignal) => {
    const ids = productPromotions.map(({ promotionId }) => promotionId)
    const [ranks, details] = await Promise.all([readRanks(), readDetails(ids, signal)])
    return productCallouts(productPromotions, { ranks, details, mapper })
  }

  /** To be called when the load of the product starts. */
  const startCallouts = (signal: AbortSignal) => {
    const late = AbortSignal.timeout(CALLOUTS_MS)
    return async (product: WireProduct) => {
      const { productPromotions } = product
      if (productPromotions.length === 0) return []
      const inTime = await Promise.race([readCallouts(product, signal), whenAborted(late)])
      return inTime ?? productCallouts(productPromotions, { ...NOTHING_KNOWN, mapper })
    }
  }

  /** The callout of one promotion. Null if there is none. */
  const readOffer = async (id: string | null, signal: AbortSignal): Promise<Callout | null> => {
    const found = id === null ? null : (await readDetails([id], signal)).get(id)
    const message = plainText(found?.calloutMsg)
    if (!found || message === null) return null
    return { promotionId: found.id, message, details: mapper.html(found.details) }
  }

  return { navigation, readNavigation, readRanks, readOffer, startCallouts }
}

const NOTHING_KNOWN = { ranks: null, details: new Map<string, never>() }
