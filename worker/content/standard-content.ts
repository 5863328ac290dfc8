import { experiments } from '#shop/experiments.ts'
import type { AssetId, ContentAsset, Slot } from '#shared/content/content.ts'
import { variantsOf } from '#shared/experiments.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { ProductId } from '#shared/product/product.ts'

import type { ReaderSources } from '../cache/reader-sources.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { loadIntl } from '../render/intl.ts'
import { readNavigation } from '../shell/navigation.ts'
import {
  builtInAsset,
  builtInSlots,
  FOOTER_SLOTS,
  type BuiltInSources,
} from './built-in-content.ts'
import {
  readAssignedPage,
  readContents,
  readPage,
  searchContents,
  type WireComponent,
  type WireContent,
} from './experience.ts'
import { idsOfContent } from './help-pages.ts'
import { mapAsset, mapSlot } from './map-content.ts'
import { categorySlotsOf, homeSlotsOf, productSlotsOf } from './map-page.ts'
import type { WireSlot } from './upstream.ts'

const HOME_PAGE = 'homepage'
/** As many as one call may ask for. */
const MAX_IDS = 50

const HOME_SLOT = /^(home(?:-[a-z0-9_]+)?)-\d+$/

/** The pages that fill slots: `homepage` those like `home-1`, and `homepage-makers` those of a variant, like `home-makers-1`. */
function homePagesOf(ids: readonly string[]) {
  // Any other id is a stranger's, who could make the shop ask for many pages.
  const declared = new Set(
    experiments.flatMap(variantsOf).flatMap(({ slots = {} }) => Object.values(slots)),
  )
  const prefixes = ids.flatMap((id) => {
    const [, prefix] = HOME_SLOT.exec(id) ?? []
    return prefix === 'home' || (prefix && declared.has(id)) ? prefix : []
  })
  return [...new Set(prefixes)].map((prefix) => ({
    prefix,
    pageId: prefix.replace('home', HOME_PAGE),
  }))
}

type Signal = AbortSignal | undefined
type PageSources = Parameters<typeof homeSlotsOf>[1]

interface ReadingPages {
  pageSources: () => Promise<PageSources>
  signal: Signal
}

async function readHomeSlots(
  homePages: ReturnType<typeof homePagesOf>,
  commerce: CommerceClient,
  { pageSources, signal }: ReadingPages,
): Promise<WireSlot[]> {
  const [known, ...found] = await Promise.all([
    pageSources(),
    ...homePages.map(async ({ pageId, prefix }) => {
      const page = await readPage(commerce, pageId, signal)
      return page && { page, prefix }
    }),
  ])
  return found.flatMap((one) => (one ? homeSlotsOf(one.page, known, one.prefix) : []))
}
type StandardSources = Pick<ReaderSources, 'commerce' | 'cache' | 'mapper' | 'log'>

/** Content of an instance without the custom APIs: from Shopper Experience, and the shop's own where that has none. */
export function standardContent(sources: StandardSources) {
  const { commerce, mapper } = sources

  async function builtIn(): Promise<BuiltInSources> {
    const [intl, navigation] = await Promise.all([loadIntl(mapper.locale), readNavigation(sources)])
    return {
      mapper,
      say: (id, values) => intl.formatMessage({ id }, values),
      sayMonth: (date) =>
        intl.formatDate(date, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      navigation: navigation ?? [],
    }
  }

  async function pageSources() {
    const navigation = (await readNavigation(sources)) ?? []
    const links = navigation.flatMap((top) => [top, ...top.children])
    return {
      categories: new Map(links.map((link) => [link.id, link])),
      onUnknown: ({ typeId }: WireComponent) =>
        mapper.onMistake({ asset: typeId, field: 'typeId', reason: 'unknown type of component' }),
    }
  }

  /** The modules of a page, as slots. Null if there is no page, or none for these slots. */
  async function pageSlots(ids: readonly string[], categoryId: CategoryId | null, signal: Signal) {
    const homePages = homePagesOf(ids)
    if (homePages.length > 0) return readHomeSlots(homePages, commerce, { pageSources, signal })
    if (categoryId === null) return null
    const page = await readAssignedPage(commerce, { aspectTypeId: 'plp', categoryId }, signal)
    return page && categorySlotsOf(page, await pageSources())
  }

  const mapped = (slots: readonly WireSlot[], categoryId: CategoryId | null) =>
    slots.flatMap((slot): Slot[] => {
      const found = mapSlot(slot, mapper)
      return found ? [{ ...found, categoryId }] : []
    })

  return {
    async slots(ids: readonly string[], categoryId: CategoryId | null, signal: Signal) {
      const slots = mapped((await pageSlots(ids, categoryId, signal)) ?? [], categoryId)
      return slots.length > 0 ? slots : builtInSlots(ids, await builtIn())
    },

    /** Those of the page that editors have assigned to a product. */
    async productSlots(productId: ProductId, signal: Signal) {
      const page = await readAssignedPage(commerce, { aspectTypeId: 'pdp', productId }, signal)
      return page ? mapped(productSlotsOf(page, await pageSources()), null) : []
    },

    /** The parts of the footer that content does not have. */
    async missingFooter(ids: readonly string[], found: readonly Slot[]) {
      const missing = FOOTER_SLOTS.filter(
        (id) => ids.includes(id) && !found.some((slot) => slot.id === id),
      )
      return missing.length > 0 ? builtInSlots(missing, await builtIn()) : []
    },

    async assets(ids: readonly AssetId[], signal: Signal): Promise<ContentAsset[]> {
      const wanted = [...new Set(ids.flatMap(idsOfContent))].slice(0, MAX_IDS)
      const found = await readContents(commerce, wanted, signal)
      const own = await builtIn()
      return ids.flatMap((id) => {
        const wire = idsOfContent(id).flatMap(
          (one) => found.find((asset) => asset.id === one) ?? [],
        )
        const [first] = wire
        return (first ? mapAsset({ ...titled(first), id }, mapper) : builtInAsset(id, own)) ?? []
      })
    },

    async search(search: { q: string | null; folder: string | null }, signal: Signal) {
      const found = await searchContents(commerce, search, signal)
      return found.flatMap((asset) => mapAsset(asset, mapper) ?? [])
    },
  }
}

/** Editors of other shops begin a text with its heading, or leave that to the asset's name. */
const titled = ({ name, ...asset }: WireContent) =>
  name && asset.c_body && !/<h1[\s>]/i.test(asset.c_body) && !asset.c_marketingCopyHeading
    ? { ...asset, c_marketingCopyHeading: name }
    : asset
