import { ScentCompany } from '#shared/product/scent.ts'

import { CATALOG } from './freshness.ts'
import { defineParsed, idsOf, tagged, type ManifestEntry } from './manifest-entry.ts'

export const scentCompany: ManifestEntry<ScentCompany> = defineParsed(ScentCompany, {
  name: 'scentCompany',
  why: 'Product pages show the other forms of their scent. All products of one form and scent share an entry.',
  keyParts: ['site', 'locale', 'fragrance', 'family', 'form'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: ({ forms, relatives }) => tagged('product', idsOf([...forms, ...relatives])),
})
