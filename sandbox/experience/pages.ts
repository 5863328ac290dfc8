import type { Json } from '../platform/localized.ts'
import { readAssets, readSlots, type SiteContentRequest } from '../content/read-content.ts'

interface PageOfSlots {
  id: string
  typeId: string
  aspectTypeId?: string
  name: string
  slots: string[]
  categoryId?: string
}

const homePage: PageOfSlots = {
  id: 'homepage',
  typeId: 'storePage',
  name: 'Home',
  slots: Array.from({ length: 12 }, (_, at) => `home-${at + 1}`),
}

/** The pages that have an id of their own. */
export const pageById = new Map([[homePage.id, homePage]])

/** The page of a category or of a product, by aspect type. */
export const pagesByAspect = {
  plp: (categoryId: string): PageOfSlots => ({
    id: `plp-${categoryId}`,
    typeId: 'productListPage',
    aspectTypeId: 'plp',
    name: 'Category',
    slots: ['category-top', 'category-bottom'],
    categoryId,
  }),
  pdp: (): PageOfSlots => ({
    id: 'pdp',
    typeId: 'productDetailPage',
    aspectTypeId: 'pdp',
    name: 'Product',
    slots: ['pdp-banner'],
  }),
}

/** The API's `Page`: each slot is a component, and the assets it shows are components within it. */
export async function pageResponse(
  db: D1Database,
  { slots, categoryId, ...page }: PageOfSlots,
  request: SiteContentRequest,
) {
  const where = { ids: slots, categoryIds: categoryId === undefined ? [] : [categoryId] }
  const components = (await readSlots(db, where, request)).map(slotComponent)
  return {
    ...page,
    visible: true,
    localized: true,
    data: {},
    custom: {},
    regions: [{ id: 'main', components }],
  }
}

/** The component of a slot outside categories, or of an asset; undefined for neither. */
export async function componentResponse(db: D1Database, id: string, request: SiteContentRequest) {
  const [slot] = await readSlots(db, { ids: [id], categoryIds: [] }, request)
  if (slot) return slotComponent(slot)
  const [asset] = await readAssets(db, [id], request)
  return asset && assetComponent(asset)
}

type Slot = Awaited<ReturnType<typeof readSlots>>[number]

const SHOWN = { fragment: false, embedded: true, localized: true, visible: true, custom: {} }

function slotComponent({ slot_id, template, contentAssets, ...data }: Slot) {
  return {
    id: slot_id,
    typeId: template,
    ...SHOWN,
    data,
    regions: [{ id: 'assets', components: contentAssets.flatMap(componentOfAsset) }],
  }
}

const componentOfAsset = (asset: Json) =>
  typeof asset === 'object' && asset !== null && !Array.isArray(asset)
    ? [assetComponent(asset)]
    : []

const assetComponent = ({ id, name, ...data }: Record<string, Json>) => ({
  id,
  typeId: 'contentAsset',
  name,
  ...SHOWN,
  data,
})
