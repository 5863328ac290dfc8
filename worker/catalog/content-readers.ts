import type { Catalog } from '#shared/catalog.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import * as definitions from '../cache/manifest.ts'
import { readAssets, readSlots, searchAssets } from '../commerce/content.ts'
import { readPreferences } from '../commerce/preferences.ts'
import { readRedirectData } from '../commerce/redirect-data.ts'
import { mapAsset, mapSlot } from './map-content.ts'
import { mapPreferences, mapRedirectOptions, PUBLIC_PREFERENCES } from './map-settings.ts'
import type { ReaderSources } from './reader-sources.ts'
import { valueOr } from './value-or.ts'

/** More than any page requests at once, and few enough for one URL. */
const MAX_IDS = 50
const MAX_PHRASE = 100

type ContentReaders = Pick<
  Catalog,
  'getSlots' | 'getAssets' | 'searchContent' | 'getPreferences' | 'getRedirectOptions'
>

/** Readers for editorial content and site preferences. */
export function contentReaders({
  commerce,
  cache,
  log,
  mapper,
  redirectHosts,
  preview,
}: ReaderSources): ContentReaders {
  const keyPrefix = [mapper.site.id, mapper.locale]

  return {
    async getSlots(asked, categoryId) {
      const ids = distinct(asked).filter((id) => /^[\w-]{1,100}$/.test(id))
      if (ids.length === 0) return []
      const load = async (signal?: AbortSignal) => {
        const found = await readSlots(commerce, { ids, categoryId, preview }, signal)
        const slots = found.flatMap((slot) => mapSlot(slot, mapper) ?? [])
        return ids.flatMap((id) => slots.filter((slot) => slot.id === id))
      }
      if (preview) return load()
      const key = [...keyPrefix, ids.join(','), categoryId ?? '']
      const reading = cache.read(definitions.slots, { key, load })
      return valueOr(reading, () => [])
    },

    async getAssets(asked) {
      const ids = distinct(asked)
      if (ids.length === 0) return []
      const reading = cache.read(definitions.assets, {
        key: [...keyPrefix, ids.join(',')],
        async load(signal) {
          const found = await readAssets(commerce, ids, signal)
          return found.flatMap((asset) => mapAsset(asset, mapper) ?? [])
        },
      })
      return valueOr(reading, () => [])
    },

    async searchContent(search) {
      const q = cleanLine(search.q ?? '').slice(0, MAX_PHRASE) || null
      const folder = cleanLine(search.folder ?? '').slice(0, MAX_PHRASE) || null
      if (q === null && folder === null) return []
      const reading = cache.read(definitions.contentSearch, {
        key: [...keyPrefix, q ?? '', folder ?? ''],
        async load(signal) {
          const found = await searchAssets(commerce, { q, folder }, signal)
          return found.flatMap((asset) => mapAsset(asset, mapper) ?? [])
        },
      })
      return valueOr(reading, () => [])
    },

    async getPreferences() {
      const reading = cache.read(
        definitions.preferences,
        preferencesRead({ commerce, log, mapper }),
      )
      return valueOr(reading, () => mapPreferences(new Map(), log.warn))
    },

    async getRedirectOptions() {
      try {
        const { value } = await cache.read(definitions.redirectOptions, {
          key: keyPrefix,
          load: async (signal) =>
            mapRedirectOptions(await readRedirectData(commerce, signal), redirectHosts),
        })
        return value
      } catch {
        // Without the list nobody is asked to change sites, which is no reason to fail (spec 1 §7).
        log.warn('redirect data is missing')
        return []
      }
    },
  }
}

/** How the preferences of a site are read through the cache. */
export const preferencesRead = ({
  commerce,
  log,
  mapper,
}: Pick<ReaderSources, 'commerce' | 'log' | 'mapper'>) => ({
  key: [mapper.site.id, mapper.locale],
  async load(signal: AbortSignal) {
    const raw = await readPreferences(commerce, PUBLIC_PREFERENCES, signal)
    return mapPreferences(raw, log.warn)
  },
})

const distinct = <Id extends string>(ids: readonly Id[]) => [...new Set(ids)].slice(0, MAX_IDS)
