import { productPath } from '#shared/product/slug.ts'

import type { Cache } from '../cache/cache.ts'
import type { CacheDefinition } from '../cache/definition.ts'
import { productName } from '../product/cache.ts'
import { sitemap } from './cache.ts'
import type { ProductsElsewhere } from '../product/product-readers.ts'
import { readProductName } from '../product/product-name.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { MenusElsewhere } from '../shell/category-links.ts'
import { plainText } from '../markup/content-mapper.ts'
import { CATEGORIES, readCategories } from './sitemap-paths.ts'

interface PathsElsewhereDependencies {
  otherLocales: readonly CommerceClient[]
  /** Reads through it do not count for the age of a page, so that an older name does not make it stale. */
  cache: Pick<Cache, 'read' | 'peek'>
  waitUntil: (work: Promise<unknown>) => void
  /** Called when paths are used before all of them were looked up. */
  onIncomplete: () => void
}

/**
 * What the paths in other locales are made from, for `hreflang`. Nothing waits for it. A locale that does not have the
 * product, or whose request failed, is left out.
 */
type PathsElsewhere = ProductsElsewhere & MenusElsewhere

interface LookUp<Value> {
  definition: CacheDefinition<Value>
  /** Without site and locale. */
  key: readonly string[]
  load: (commerce: CommerceClient, signal: AbortSignal) => Promise<Value>
}

export function createPathsElsewhere(dependencies: PathsElsewhereDependencies): PathsElsewhere {
  const { otherLocales, cache, waitUntil, onIncomplete } = dependencies

  /** Returns the values that memory holds, and adds the others as they are loaded in the background. */
  function lookUp<Value>({ definition, key, load }: LookUp<Value>) {
    const known: [CommerceClient, Value][] = []
    const keyOf = ({ site, locale }: CommerceClient) => [site.id, locale, ...key]
    const unknown = otherLocales.filter((commerce) => {
      const held = cache.peek(definition, keyOf(commerce))
      if (held) known.push([commerce, held.value])
      return !held
    })

    let isLookingUp = unknown.length > 0
    // One after the other, because a request may open few connections and the page needs the others.
    const lookUpUnknown = async () => {
      for (const commerce of unknown) {
        try {
          const options = {
            key: keyOf(commerce),
            load: (signal: AbortSignal) => load(commerce, signal),
          }
          const { value } = await cache.read(definition, options)
          known.push([commerce, value])
        } catch {
          // The failure has been logged.
        }
      }
      isLookingUp = false
    }
    if (isLookingUp) waitUntil(lookUpUnknown())
    return { known, isComplete: () => !isLookingUp }
  }

  return {
    ofProduct(id) {
      const names = lookUp({
        definition: productName,
        key: [id],
        load: (commerce, signal) => readProductName(commerce, { id, signal }),
      })
      return () => {
        if (!names.isComplete()) onIncomplete()
        return Object.fromEntries(
          names.known.flatMap(([{ locale }, name]) =>
            name === null ? [] : [[locale, productPath(plainText(name) ?? id, id)]],
          ),
        )
      }
    },

    menus() {
      const menus = lookUp({
        definition: sitemap,
        key: [CATEGORIES],
        load: readCategories,
      })
      return () =>
        menus.known.map(([{ site, locale }, { paths }]) => ({
          site,
          locale,
          pathById: new Map(paths.map(({ key, path }) => [key.replace('category:', ''), path])),
        }))
    },
  }
}
