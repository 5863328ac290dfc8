import type { SeedPrice, SeedProduct, SeedVariationAttribute } from '../model.ts'
import type { PictureSubject } from '../picture-subject.ts'
import type { SiteId } from '../../platform/site.ts'

export interface VariantRow {
  suffix: string
  values: Record<string, string>
  price: Partial<Record<SiteId, SeedPrice>>
  stock: number
  upc?: string
  picture?: Partial<PictureSubject>
  /** Replaces the master's promotions. */
  promotions?: string[]
  tiers?: SeedProduct['tiers']
  custom?: SeedProduct['custom']
}

/** A master and its variants; the master has the lowest price, all units and the attributes to choose from. */
export function masterWithVariants(
  base: SeedProduct,
  attributes: SeedVariationAttribute[],
  rows: VariantRow[],
): SeedProduct[] {
  const master: SeedProduct = {
    ...base,
    type: 'master',
    price: lowestPrices(base.sites, rows),
    stock: rows.reduce((units, row) => units + row.stock, 0),
    variationAttributes: attributes,
  }
  return [master, ...rows.map((row) => getVariant(base, row))]
}

function getVariant(base: SeedProduct, row: VariantRow): SeedProduct {
  return {
    ...base,
    id: `${base.id}${row.suffix}`,
    type: 'variant',
    masterId: base.id,
    price: row.price,
    stock: row.stock,
    variationValues: row.values,
    ...(row.upc !== undefined && { upc: row.upc }),
    ...(row.promotions !== undefined && { promotions: row.promotions }),
    ...(row.tiers !== undefined && { tiers: row.tiers }),
    picture: { ...base.picture, ...row.picture },
    custom: { ...base.custom, ...row.custom },
  }
}

function lowestPrices(sites: SiteId[], rows: VariantRow[]): Partial<Record<SiteId, SeedPrice>> {
  const lowest: Partial<Record<SiteId, SeedPrice>> = {}
  for (const site of sites) {
    const prices = rows.flatMap((row) => row.price[site] ?? [])
    const cheapest = prices.toSorted((a, b) => (a.sale ?? a.list) - (b.sale ?? b.list))[0]
    if (cheapest !== undefined) lowest[site] = cheapest
  }
  return lowest
}
