import type { BadgeId } from '../badges.ts'
import type { Fragrance, SeedPrice } from '../model.ts'
import type { FormId } from '../picture-subject.ts'
import type { SiteId } from '../../platform/site.ts'
import type { FormSize, ProductForm } from '../product-form.ts'
import { pseudorandom, pseudorandomBetween } from '../pseudorandom.ts'

/** Above almost every other product. */
const DEBUT_RANK = 985

const REDUCTIONS = [0.75, 0.7, 0.6]

export interface Merchandising {
  sites: SiteId[]
  onSale: boolean
  soldOut: boolean
  rank: number
  newness: number
  badge?: BadgeId
  promotions: string[]
}

/** The merchant's settings for a product. They depend only on its id and vary over the range. */
export function merchandising(id: string, fragrance: Fragrance, form: ProductForm): Merchandising {
  const onSale = pseudorandom(`${id} sale`) < 0.12
  const rank = popularity(id, fragrance, form)
  const isDebut = fragrance.debut === form.id
  const badge = isDebut ? 'new' : getBadge(id, fragrance, rank)
  const isNew = fragrance.debut !== undefined
  return {
    sites: getSites(id),
    onSale,
    soldOut: !isDebut && pseudorandom(`${id} sold out`) < 0.02,
    rank: isDebut ? DEBUT_RANK : rank,
    newness: isNew
      ? pseudorandomBetween(`${id} new`, 900, 999)
      : pseudorandomBetween(`${id} new`, 1, 800),
    ...(badge !== undefined && { badge }),
    promotions: getPromotions(id, form.id, { onSale, badge }),
  }
}

/** A sale price 25 % to 40 % below the list price, with the usual ending of the site's prices. */
export function salePrice(
  id: string,
  price: Record<'us' | 'ca', SeedPrice>,
): Record<'us' | 'ca', SeedPrice> {
  const reduction =
    REDUCTIONS[pseudorandomBetween(`${id} reduction`, 0, REDUCTIONS.length - 1)] ?? 0.75
  return {
    us: { ...price.us, sale: endingIn(price.us.list * reduction, 95) },
    ca: { ...price.ca, sale: endingIn(price.ca.list * reduction, 50) },
  }
}

/** Units in the web inventory; about one in twenty products is nearly sold out. */
export function webStock(id: string): number {
  const share = pseudorandom(`${id} stock`)
  if (share < 0.05) return pseudorandomBetween(`${id} low`, 1, 5)
  return pseudorandomBetween(`${id} units`, 12, 480)
}

function endingIn(minorUnits: number, ending: number): number {
  return Math.round((minorUnits - ending) / 100) * 100 + ending
}

function getSites(id: string): SiteId[] {
  const share = pseudorandom(`${id} site`)
  if (share < 0.01) return ['us']
  if (share < 0.02) return ['ca']
  return ['us', 'ca']
}

function popularity(id: string, fragrance: Fragrance, form: ProductForm): number {
  const loved = pseudorandom(`${fragrance.id} loved`)
  const bought = pseudorandom(`${form.id} bought`)
  return Math.round(1000 * (0.4 * loved + 0.25 * bought + 0.35 * pseudorandom(`${id} rank`)))
}

function getBadge(id: string, fragrance: Fragrance, rank: number): BadgeId | undefined {
  if (fragrance.debut !== undefined && pseudorandom(`${id} badge`) < 0.6) return 'new'
  if (rank >= 760) return 'best-seller'
  const share = pseudorandom(`${id} exclusive`)
  if (share < 0.03) return 'online-exclusive'
  return share < 0.045 ? 'member' : undefined
}

const ALWAYS_OFFERED: Partial<Record<FormId, string[]>> = {
  singlewick: ['candle-trio'],
  tincandle: ['candle-trio'],
  handsoap: ['soap-six-us', 'soap-six-ca'],
  waxmelt: ['melts-mix'],
  reeddiffuser: ['free-shipping-us', 'free-shipping-ca'],
}

const REDUCED: Partial<Record<FormId, string[]>> = {
  threewick: ['threewick-week-us', 'threewick-week-ca'],
  bodylotion: ['bodycare-twenty'],
  bodycream: ['bodycare-twenty'],
}

/** Promotions with conditions. */
const CONDITIONAL: Partial<Record<FormId, string[]>> = {
  roommist: ['spring-letter'],
  handcream: ['apothecary-circle'],
  sanitizer: ['pocket-mobile'],
}

const FULL_SIZE_ONLY = new Set(['soap-six-us', 'soap-six-ca'])

/** The promotions of one size; offers on hand soaps exclude refills. */
export function promotionsOfSize(size: FormSize['id'], promotions: string[]): string[] {
  return size === 'full' ? promotions : promotions.filter((id) => !FULL_SIZE_ONLY.has(id))
}

function getPromotions(
  id: string,
  form: FormId,
  { onSale, badge }: { onSale: boolean; badge: BadgeId | undefined },
): string[] {
  const found = [...(ALWAYS_OFFERED[form] ?? [])]
  // A sale price is never discounted again.
  if (!onSale) found.push(...(CONDITIONAL[form] ?? []))
  if (!onSale && pseudorandom(`${id} promotion`) < 0.3) found.push(...(REDUCED[form] ?? []))
  if (onSale && pseudorandom(`${id} last call`) < 0.4) found.push('last-call')
  if (badge === 'member') found.push('members-double')
  return found
}
