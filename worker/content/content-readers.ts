import * as features from '#shop/features.ts'
import type { Catalog } from '#shared/catalog.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import * as definitions from './cache.ts'
import { readAssets, searchAssets, type WireAsset } from './upstream.ts'
import { distinct, slotReader, type SlotSources } from './slot-reader.ts'
import { mapRedirectOptions, readRedirectData } from './redirect-options.ts'
import { mapAsset } from './map-content.ts'
import { valueOr } from '../cache/value-or.ts'
import { standardContent } from './standard-content.ts'

const MAX_PHRASE = 100

type ContentReaders = Pick<
  Catalog,
  'getSlots' | 'getAssets' | 'searchContent' | 'getRedirectOptions'
>

interface ContentSources extends SlotSources {
  /** The hosts to which visitors from abroad may be sent. */
  redirectHosts: readonly string[]
}

/** Readers for editorial content: from the custom APIs, or from the standard ones of an instance without them. */
export function contentReaders(sources: ContentSources): ContentReaders {
  const { commerce, cache, log, mapper, redirectHosts } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const standard = standardContent(sources)

  const mapped = async (reading: Promise<WireAsset[]>) =>
    (await reading).flatMap((asset) => mapAsset(asset, mapper) ?? [])

  return {
    ...slotReader(sources, standard),

    async getAssets({ id: asked }) {
      const ids = distinct(asked)
      if (ids.length === 0) return []
      const reading = cache.read(definitions.assets, {
        key: [...keyPrefix, ids.join(',')],
        load: (signal) => mapped(readAssets(commerce, ids, signal)),
        loadStandard: (signal) => standard.assets(ids, signal),
      })
      return valueOr(reading, () => [])
    },

    async searchContent(search) {
      const q = cleanLine(search.q ?? '').slice(0, MAX_PHRASE) || null
      const folder = cleanLine(search.folder ?? '').slice(0, MAX_PHRASE) || null
      if (q === null && folder === null) return []
      const reading = cache.read(definitions.contentSearch, {
        key: [...keyPrefix, q ?? '', folder ?? ''],
        load: (signal) => mapped(searchAssets(commerce, { q, folder }, signal)),
        loadStandard: (signal) => standard.search({ q, folder }, signal),
      })
      return valueOr(reading, () => [])
    },

    async getRedirectOptions() {
      if (!features.redirectDialog) return []
      try {
        const reading = cache.read(definitions.redirectOptions, {
          key: keyPrefix,
          load: async (signal) =>
            mapRedirectOptions(await readRedirectData(commerce, signal), redirectHosts),
        })
        return await valueOr(reading, () => [])
      } catch {
        // The offer to change sites is optional, so the page does not fail without it (spec 1 §7).
        log.warn('redirect data is missing')
        return []
      }
    },
  }
}
