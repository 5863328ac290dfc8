import * as v from 'valibot'

import { idList } from '../platform/read-body.ts'
import { badRequest, validation } from '../platform/problems.ts'
import type { Language, Site } from '../platform/site.ts'
import { findStore, takesPickup } from '../stores/find-store.ts'
import { expansions } from '../sites/site-request.ts'
import type { PickupStore } from './availability-response.ts'

const EXPANSIONS = [
  'availability',
  'bundled_products',
  'images',
  'links',
  'options',
  'prices',
  'primary_category',
  'promotions',
  'recommendations',
  'set_products',
  'shipping_methods',
  'variations',
  'page_meta_tags',
] as const
export type ProductExpansion = (typeof EXPANSIONS)[number]

/** The requested parts of a product, and the language. */
export interface ProductRequest {
  site: Site
  language: Language
  origin: string
  expand: ReadonlySet<ProductExpansion>
  inventoryIds: string[]
  allImages: boolean
  limits?: Map<string, number>
  perPricebook: boolean
  /** The store for which pickup is requested; null for an unknown store. */
  pickup?: PickupStore | null
}

const MAX_INVENTORY_IDS = 5

const Flag = v.optional(v.picklist(['true', 'false']), 'false')

const Query = v.object({
  expand: v.optional(v.string()),
  inventoryIds: v.optional(v.string(), ''),
  allImages: Flag,
  perPricebook: Flag,
  imgTypes: v.optional(v.string()),
  c_storeID: v.optional(v.string()),
  c_storeId: v.optional(v.string()),
})

/** @throws ProblemError for an unknown expansion, a bad flag or too many inventory lists. */
export function productRequest(
  query: Record<string, string>,
  place: Pick<ProductRequest, 'site' | 'language' | 'origin'>,
): ProductRequest {
  const parsed = v.safeParse(Query, query)
  if (!parsed.success) {
    const parameter = parsed.issues[0].path?.[0].key
    throw badRequest('A parameter has a value that is not allowed.', { parameter })
  }
  const { expand, imgTypes, c_storeId, c_storeID = c_storeId } = parsed.output
  const inventoryIds = idList(parsed.output.inventoryIds)
  if (inventoryIds.length > MAX_INVENTORY_IDS) {
    throw validation(
      `Maximum number of inventory lists you can request in one call is ${MAX_INVENTORY_IDS}.`,
    )
  }
  return {
    ...place,
    expand: expansions(
      expand,
      EXPANSIONS,
      EXPANSIONS.filter((name) => name !== 'page_meta_tags'),
    ),
    inventoryIds,
    allImages: parsed.output.allImages === 'true',
    perPricebook: parsed.output.perPricebook === 'true',
    ...(imgTypes !== undefined && { limits: imageLimits(imgTypes) }),
    ...(c_storeID && { pickup: pickupStore(place.site, c_storeID) }),
  }
}

/** The pickup store; null for a store that the site does not have. */
export function pickupStore(site: Site, storeId: string): PickupStore | null {
  const store = findStore(site.id, storeId)
  return store ? { inventoryId: store.inventoryId, isOpen: takesPickup(store) } : null
}

/** `large:2,small` is at most two large pictures and every small one. */
export function imageLimits(imgTypes: string): Map<string, number> {
  return new Map(
    idList(imgTypes).map((entry) => {
      const [, viewType, limit] = /^([\w-]{1,32})(?::(\d{1,2}))?$/.exec(entry) ?? []
      if (viewType === undefined) throw validation('The parameter imgTypes cannot be read.')
      return [viewType, limit === undefined ? 99 : Number(limit)]
    }),
  )
}
