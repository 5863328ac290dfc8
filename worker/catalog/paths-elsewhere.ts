import type { ProductId } from '#shared/contract/product.ts'
import { productPath } from '#shared/slug.ts'

import type { Cache } from '../cache/cache.ts'
import { productName } from '../cache/manifest.ts'
import { readProductName } from '../commerce/products.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { plainText } from './content-mapper.ts'

interface PathsElsewhereDependencies {
  otherLocales: readonly CommerceClient[]
  /** Reads through it do not count for the age of a page, so that an older name does not make it stale. */
  cache: Pick<Cache, 'read' | 'peek'>
  waitUntil: (work: Promise<unknown>) => void
  /** Called when paths are used before all of them were looked up. */
  onIncomplete: () => void
}

/**
 * A product's paths in the other locales, for `hreflang`. They differ because a path contains the product's name.
 * A locale that does not sell the product, or whose request failed, is left out.
 */
export interface PathsElsewhere {
  /** Starts to look up the paths. Returns a function that returns those that are known by then, without waiting. */
  lookUp(id: ProductId): () => Record<string, string>
}

export function createPathsElsewhere(dependencies: PathsElsewhereDependencies): PathsElsewhere {
  const { otherLocales, cache, waitUntil, onIncomplete } = dependencies
  const keyOf = ({ site, locale }: CommerceClient, id: ProductId) => [site.id, locale, id]

  return {
    lookUp(id) {
      const paths: Record<string, string> = {}
      const add = ({ locale }: CommerceClient, name: string | null) => {
        if (name !== null) paths[locale] = productPath(plainText(name) ?? id, id)
      }
      const unknown = otherLocales.filter((commerce) => {
        const held = cache.peek(productName, keyOf(commerce, id))
        if (held) add(commerce, held.value)
        return !held
      })

      let isLookingUp = unknown.length > 0
      // One after the other, because a request may open few connections and the page needs the others.
      const lookUpUnknown = async () => {
        for (const commerce of unknown) {
          const load = (signal: AbortSignal) => readProductName(commerce, { id, signal })
          try {
            const { value } = await cache.read(productName, { key: keyOf(commerce, id), load })
            add(commerce, value)
          } catch {
            // The failure has been logged.
          }
        }
        isLookingUp = false
      }
      if (isLookingUp) waitUntil(lookUpUnknown())
      return () => {
        if (isLookingUp) onIncomplete()
        return { ...paths }
      }
    },
  }
}
