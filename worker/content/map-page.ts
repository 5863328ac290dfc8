import { parseLeniently } from '../upstream/parse-usable.ts'
import type { WireComponent, WirePage, WireRegion } from './experience.ts'
import { referenceModule, type KnownCategories } from './reference-types.ts'
import { WireAsset, type WireSlot } from './upstream.ts'

/** The component types of the cartridge are `modules.<template>`; a file of a type has no hyphens in its name. */
const MODULE = /^modules\.(\w+)$/

/** The slot that pages of products have for modules. */
export const PRODUCT_SLOT = 'pdp-banner'

interface PageSources {
  categories: KnownCategories
  /** Called for a component of a type that the shop does not know. */
  onUnknown(component: WireComponent): void
}

interface PageModule {
  template: string
  callout: string | null
  heading: string | null
  assets: WireAsset[]
  /** Whether it becomes one with a neighbor of the same kind. */
  joins: boolean
}

/**
 * The slots that the home page's modules fill: the first one `home-1`, and so on.
 *
 * @param prefix the beginning of their ids, which differs for a variant of the page
 */
export const homeSlotsOf = (
  { regions }: WirePage,
  sources: PageSources,
  prefix = 'home',
): WireSlot[] =>
  joined((regions ?? []).flatMap((region) => modulesIn(region, sources))).map((module, index) =>
    slotOf(module, `${prefix}-${index + 1}`),
  )

/** The slots of a product's page, all in its one place. */
export const productSlotsOf = ({ regions }: WirePage, sources: PageSources): WireSlot[] =>
  joined((regions ?? []).flatMap((region) => modulesIn(region, sources))).map((module) =>
    slotOf(module, PRODUCT_SLOT),
  )

/** The slots of a category's page: above its products, or below them if the region's name says so. */
export const categorySlotsOf = ({ regions }: WirePage, sources: PageSources): WireSlot[] =>
  (regions ?? []).flatMap((region) => {
    const id = region.id.toLowerCase().includes('bottom') ? 'category-bottom' : 'category-top'
    return joined(modulesIn(region, sources)).map((module) => slotOf(module, id))
  })

/** The visible modules in their order. Those of a layout stand in its place, under its heading. */
const modulesIn = (
  region: WireRegion,
  sources: PageSources,
  heading: string | null = null,
): PageModule[] =>
  visibleIn(region).flatMap((component): PageModule[] => {
    if (MODULE.test(component.typeId)) return [moduleOf(component)]
    const reference = referenceModule(component, sources.categories)
    if (reference) return [{ ...reference, callout: null, heading }]
    const regions = component.regions ?? []
    if (regions.length === 0) sources.onUnknown(component)
    const title = textOf(component.data?.['textHeadline'])
    return regions.flatMap((inner) => modulesIn(inner, sources, title))
  })

const visibleIn = ({ components }: WireRegion) =>
  (components ?? []).filter(({ visible }) => visible !== false)

/** A module of the cartridge. Its own components are its assets. */
const moduleOf = ({ typeId, custom, regions }: WireComponent): PageModule => ({
  template: typeId.replace(MODULE, '$1').replaceAll('_', '-'),
  callout: textOf(custom?.['callout']),
  heading: textOf(custom?.['heading']),
  assets: (regions ?? []).flatMap(visibleIn).flatMap(assetOf),
  joins: false,
})

function assetOf({ id, custom }: WireComponent): WireAsset[] {
  const { output } = parseLeniently(WireAsset, { ...custom, id })
  return output === null ? [] : [output]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Neighbors that join become one module; of products, one row. */
function joined(modules: readonly PageModule[]): PageModule[] {
  const result: PageModule[] = []
  for (const module of modules) {
    const last = result.at(-1)
    const isSame = last?.template === module.template && last.heading === module.heading
    if (!last || !isSame || !last.joins || !module.joins) result.push(module)
    else result.splice(-1, 1, { ...last, assets: withAssets(last.assets, module.assets) })
  }
  return result
}

function withAssets([first, ...rest]: readonly WireAsset[], added: readonly WireAsset[]) {
  const products = added.flatMap(({ c_productIDs: ids }) => ids ?? [])
  if (!first) return [...added]
  if (!first.c_productIDs || products.length === 0) return [first, ...rest, ...added]
  return [{ ...first, c_productIDs: [first.c_productIDs, products].flat() }, ...rest]
}

const slotOf = ({ template, callout, heading, assets }: PageModule, id: string): WireSlot => ({
  slot_id: id,
  category_id: null,
  template,
  callout,
  heading,
  contentAssets: assets,
  emailConfig: null,
  pwaPageSupression: null,
})
