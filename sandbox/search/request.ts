import * as v from 'valibot'

import { idList } from '../platform/read-body.ts'
import { badRequest, validation } from '../platform/problems.ts'
import type { PickupStore } from '../products/availability-response.ts'
import { imageLimits, pickupStore } from '../products/query.ts'
import { expansions } from '../sites/site-request.ts'
import type { Language, Site } from '../platform/site.ts'
import {
  promotionKeys,
  type PromotionRole,
  promotionRoles,
  BRAND,
  hasBrands,
  PROMOTION,
  refinementAttributes,
} from './refinement.ts'
import { type Sorting, sortingIds, findSorting } from './sorting.ts'
import { searchWords } from './words.ts'

const EXPANSIONS = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
  'page_meta_tags',
  'slug',
] as const
type HitExpansion = (typeof EXPANSIONS)[number]
const USUAL_EXPANSIONS = EXPANSIONS.slice(0, 5)

/** The filters of a result; `values` holds attributes with multiple selection. */
export interface Filters {
  categoryId?: string
  values: Map<string, string[]>
  /** In minor units: from ≤ price < to. */
  price?: { from: number; to: number }
  orderableOnly: boolean
  hitTypes: string[]
  /** Promotions and roles; listings must have at least one of them. */
  promotionKeys: string[]
  /** Listings must be in stock in at least one of these lists. */
  inventoryIds: string[]
  /** Another brand than the shop's is selected, so nothing matches. */
  isOtherBrand: boolean
}

export interface SearchRequest {
  site: Site
  language: Language
  origin: string
  phrase: string
  words: string[]
  filters: Filters
  /** As sent, by attribute; the response repeats them. */
  selectedRefinements: Record<string, string>
  sorting: Sorting
  limit: number
  offset: number
  expand: ReadonlySet<HitExpansion>
  /** Undefined means no picture groups. */
  allImages: boolean | undefined
  limits?: Map<string, number>
  perPricebook: boolean
  allVariationProperties: boolean
  /** Names of the `c_` properties to include in variants. */
  variationProperties: string[]
  /** As requested; the service supports only lexical search. */
  searchMode?: 'semantic' | 'lexical'
  /** The store for which pickup is requested; null for an unknown store. */
  pickup?: PickupStore | null
}

const MAX_REFINEMENTS = 9
/** Refinements with a single value; the last one sent counts. */
const SINGLE: ReadonlySet<string> = new Set(['cgid', 'cgslug', 'price', 'orderable_only', 'pmpt'])
const MAX_INVENTORIES = 10
const MAX_VARIATION_PROPERTIES = 5
const MAX_PHRASE_CHARACTERS = { lexical: 50, semantic: 500 }

const numberFrom = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/),
    v.transform(Number),
    v.minValue(minimum),
    v.maxValue(maximum),
  )

const Flag = v.picklist(['true', 'false'])

const Query = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(MAX_PHRASE_CHARACTERS.semantic)), ''),
  sort: v.optional(v.string()),
  limit: v.optional(numberFrom(1, 200), '25'),
  offset: v.optional(numberFrom(0, 1_000_000), '0'),
  expand: v.optional(v.string()),
  allImages: v.optional(Flag),
  imgTypes: v.optional(v.string()),
  perPricebook: v.optional(Flag, 'false'),
  allVariationProperties: v.optional(Flag, 'false'),
  includedCustomVariationProperties: v.optional(v.string(), ''),
  searchMode: v.optional(v.picklist(['semantic', 'lexical'])),
  c_storeID: v.optional(v.string()),
  c_storeId: v.optional(v.string()),
})

const expectedByParameter: Record<string, string> = {
  limit: '(1..200)',
  offset: '(0..1000000)',
  q: '(0..50), or (0..500) with searchMode semantic',
  searchMode: 'semantic or lexical',
  sort: sortingIds.join('|'),
  includedCustomVariationProperties: `at most ${MAX_VARIATION_PROPERTIES} names that begin with c_`,
  pmpt: `one of ${promotionRoles.join(', ')}, beside pmid`,
}

/** @throws ProblemError 400 for anything out of range */
export function searchRequest(
  query: Record<string, string>,
  refine: string[],
  place: Pick<SearchRequest, 'site' | 'language' | 'origin'>,
): SearchRequest {
  const parsed = v.safeParse(Query, query)
  if (!parsed.success) throw outOfRange(String(parsed.issues[0].path?.[0].key))
  const { q, sort, limit, offset, expand, allImages, imgTypes, ...flags } = parsed.output
  const { searchMode } = flags
  if (Array.from(q).length > MAX_PHRASE_CHARACTERS[searchMode ?? 'lexical']) throw outOfRange('q')
  const sorting = findSorting(sort)
  if (sorting === undefined) throw outOfRange('sort')
  const selected = selectedRefinements(refine)
  return {
    ...place,
    phrase: q,
    words: searchWords(q),
    filters: getFilters(selected),
    selectedRefinements: selected,
    sorting,
    limit,
    offset,
    expand: expansions(expand, EXPANSIONS, USUAL_EXPANSIONS),
    allImages: allImages === undefined ? undefined : allImages === 'true',
    ...(imgTypes !== undefined && { limits: imageLimits(imgTypes) }),
    perPricebook: flags.perPricebook === 'true',
    allVariationProperties: flags.allVariationProperties === 'true',
    variationProperties: variationProperties(flags.includedCustomVariationProperties),
    ...(searchMode && { searchMode }),
    ...getPickup(place.site, flags.c_storeID ?? flags.c_storeId),
  }
}

const getPickup = (site: Site, storeId: string | undefined) =>
  storeId ? { pickup: pickupStore(site, storeId) } : {}

function variationProperties(text: string): string[] {
  const names = idList(text)
  const isAllowed = names.every((name) => /^c_\w{1,64}$/.test(name))
  if (!isAllowed || names.length > MAX_VARIATION_PROPERTIES) {
    throw outOfRange('includedCustomVariationProperties')
  }
  return names
}

/**
 * Checks the number of refinements in the request, before refinements derived from them are added.
 * @throws ProblemError 400 for too many refinements
 */
export function fewRefinements(refine: string[]): string[] {
  if (refine.length > MAX_REFINEMENTS) throw outOfRange('refine')
  return refine
}

/** An attribute that is sent more than once selects all its values, like `a|b`. */
function selectedRefinements(refine: string[]): Record<string, string> {
  const selected = new Map<string, Set<string>>()
  for (const text of refine) {
    const equals = text.indexOf('=')
    if (equals < 1) throw outOfRange('refine')
    const attribute = text.slice(0, equals)
    const before = SINGLE.has(attribute) ? [] : (selected.get(attribute) ?? [])
    selected.set(attribute, new Set([...before, text.slice(equals + 1)]))
  }
  return Object.fromEntries(
    Array.from(selected, ([attribute, texts]) => [attribute, [...texts].join('|')]),
  )
}

/** Unknown attributes are ignored, as on the platform. */
function getFilters(selected: Record<string, string>): Filters {
  const selectedValues = (attribute: string) =>
    idList((selected[attribute] ?? '').replaceAll('|', ','))
  const inventoryIds = selectedValues('ilids')
  if (inventoryIds.length > MAX_INVENTORIES) {
    throw validation(
      `Maximum number of inventory lists you can request in one call is ${MAX_INVENTORIES}.`,
    )
  }
  const brands = selectedValues('brand')
  const promotionIds = selectedValues(PROMOTION)
  return {
    ...(selected['cgid'] && { categoryId: selected['cgid'] }),
    ...(selected['price'] && { price: priceRange(selected['price']) }),
    values: new Map(
      refinementAttributes
        .map((attribute): [string, string[]] => [attribute, selectedValues(attribute)])
        .filter(([, values]) => values.length > 0),
    ),
    orderableOnly: selected['orderable_only'] === 'true',
    hitTypes: selectedValues('htype'),
    promotionKeys: promotionKeys(promotionIds, promotionRole(selected['pmpt'], promotionIds)),
    inventoryIds,
    isOtherBrand: !hasBrands && brands.length > 0 && !brands.includes(BRAND),
  }
}

function promotionRole(requested: string | undefined, promotionIds: string[]): PromotionRole {
  if (requested === undefined) return 'all'
  const role = promotionRoles.find((candidate) => candidate === requested)
  if (role === undefined || promotionIds.length === 0) throw outOfRange('pmpt')
  return role
}

function priceRange(text: string) {
  const [, from, to] = /^\((\d{0,7}(?:\.\d{1,2})?)\.\.(\d{0,7}(?:\.\d{1,2})?)\)$/.exec(text) ?? []
  if (from === undefined || to === undefined) throw outOfRange('price')
  const minorUnits = (amount: string) => Math.round(Number(amount) * 100)
  return { from: minorUnits(from), to: to === '' ? 2_147_483_647 : minorUnits(to) }
}

const outOfRange = (parameter: string) =>
  badRequest(`The value of the parameter ${parameter} is not allowed.`, {
    parameter,
    expected:
      expectedByParameter[parameter] ?? `attribute=value|value, at most ${MAX_REFINEMENTS} of them`,
  })

/** A request, and how its phrase is searched. */
export interface Scope {
  request: SearchRequest
  /** The languages whose text is searched. */
  languages: Language[]
  words: string[]
}
