import type { ProductId } from '#shared/contract/product.ts'
import { productPath } from '#shared/slug.ts'

import { navigation as navigationDefinition } from '../cache/manifest.ts'
import { startSystemTimer, within } from '../cache/timer.ts'
import { readSiteNavigation } from '../commerce/categories.ts'
import { readProducts } from '../commerce/products.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { mapNavigation } from './map-category.ts'
import type { ReaderSources } from './reader-sources.ts'

/**
 * A product's paths in the other locales, for `hreflang`. They differ because a path contains the product's
 * name. A locale that does not sell the product, or whose request fails, is left out.
 */
export async function readAlternatePaths(
  otherLocales: readonly CommerceClient[],
  id: ProductId,
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const found = await Promise.allSettled(
    otherLocales.map(async (commerce) => {
      const [wire] = await readProducts(commerce, { ids: [id], signal })
      return wire?.name ? [[commerce.locale, productPath(wire.name, id)] as const] : []
    }),
  )
  return Object.fromEntries(
    found.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])),
  )
}

/** How long a category waits for the menus of other locales. They are usually in a cache. */
const MENU_MS = 1_000

/** The menus of the other locales; null for one that fails or comes too late. */
export const readMenusElsewhere = ({ otherLocales, cache }: ReaderSources) =>
  Promise.all(
    otherLocales.map(async (commerce) => {
      const { site, locale } = commerce
      const reading = cache.read(navigationDefinition, {
        key: [site.id, locale],
        load: async (signal) => mapNavigation(await readSiteNavigation(commerce, signal)),
        mode: 'fresh',
      })
      const read = await within(reading, MENU_MS, startSystemTimer).catch(() => null)
      return { site, locale, navigation: read?.value.value ?? null }
    }),
  )
