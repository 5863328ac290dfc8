import type { Catalog } from '#shared/catalog.ts'
import type { Slot } from '#shared/content/content.ts'
import type { ProductId } from '#shared/product/product.ts'

import type { ReaderSources } from '../cache/reader-sources.ts'
import { valueOr } from '../cache/value-or.ts'
import type { Preview } from '../render/preview.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import * as definitions from './cache.ts'
import { mapSlot } from './map-content.ts'
import { standardContent } from './standard-content.ts'
import { readSlots, type SlotsRequest } from './upstream.ts'

/** More than any page requests at once, and few enough for one URL. */
const MAX_IDS = 50

export interface SlotSources extends ReaderSources {
  /** Slots of another date or for a customer group are read past the cache. Null for the public content. */
  preview: Preview | null
  /** Reads the content of the preview where the instance has no custom API. */
  previewCommerce: () => Promise<CommerceClient>
}

/** Reader for slots: public ones through the cache, those of a preview past it. */
export function slotReader(
  sources: SlotSources,
  standard: ReturnType<typeof standardContent>,
): Pick<Catalog, 'getSlots'> {
  const { commerce, cache, mapper, preview, previewCommerce } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  /** The source of the preview, or the public one. */
  const standardNow = async () =>
    preview ? standardContent({ ...sources, commerce: await previewCommerce() }) : standard

  async function loadSlots(request: SlotsRequest, signal?: AbortSignal) {
    const found = await readSlots(commerce, request, signal)
    return found.flatMap((slot) => mapSlot(slot, mapper) ?? [])
  }

  async function productSlots(productId: ProductId) {
    if (preview) return (await standardNow()).productSlots(productId, undefined)
    const reading = cache.read(definitions.productSlots, {
      key: [...keyPrefix, productId],
      load: (signal) => standard.productSlots(productId, signal),
    })
    return valueOr(reading, () => [])
  }

  return {
    async getSlots({ ids: asked, category: categoryId, product: productId = null }) {
      const ids = distinct(asked).filter((id) => /^[\w-]{1,100}$/.test(id))
      if (ids.length === 0) return []
      if (productId !== null) return productSlots(productId)
      const complete = async (found: readonly Slot[]) => {
        const slots = [...found, ...(await standard.missingFooter(ids, found))]
        return ids.flatMap((id) => slots.filter((slot) => slot.id === id))
      }
      const load = async (signal?: AbortSignal) =>
        complete(await loadSlots({ ids, categoryId, preview }, signal))
      const loadStandard = async (signal?: AbortSignal) =>
        complete(await (await standardNow()).slots(ids, categoryId, signal))
      if (preview) return ifAbsent(load(), loadStandard)
      const key = [...keyPrefix, ids.join(','), categoryId ?? '']
      const reading = cache.read(definitions.slots, { key, load, loadStandard })
      return valueOr(reading, () => [])
    },
  }
}

export const distinct = <Id extends string>(ids: readonly Id[]) =>
  [...new Set(ids)].slice(0, MAX_IDS)
