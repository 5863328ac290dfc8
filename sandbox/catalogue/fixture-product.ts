import { formById } from './forms.ts'
import type { FormId, Localized, SeedProduct } from './model.ts'
import { formItem } from './products-by-form.ts'
import { withCustom } from './special-product.ts'
import { fragranceById } from './variation-attributes.ts'

export interface FixtureText {
  id: string
  fragrance: string
  form: FormId
  name: Localized
  patch?: Omit<Partial<SeedProduct>, 'custom'>
  custom?: SeedProduct['custom']
}

/** A product with nothing left to chance, outside the ordinary categories and the search. */
export function fixtureProduct({ id, fragrance, form, name, patch, custom }: FixtureText) {
  const shape = formById(form)
  const scent = fragranceById(fragrance)
  const size = shape.sizes.find((candidate) => candidate.id === 'full')
  const { keywords: _keywords, ...item } = formItem(id, scent, shape)
  const product: SeedProduct = {
    ...item,
    name,
    sites: ['us', 'ca'],
    searchable: false,
    categories: ['fixtures'],
    primaryCategory: 'fixtures',
    price: size?.price ?? {},
    stock: 50,
    promotions: [],
    rank: 1,
    newness: 1,
    picture: { ...item.picture, views: 3 },
    ...patch,
  }
  const { c_productBadge: _badge, c_productBadgeIcon: _icon, ...plain } = item.custom
  return withCustom({ ...product, custom: plain }, { ...neutral, c_productName: name, ...custom })
}

const neutral: SeedProduct['custom'] = {
  c_isMemberExclusive: false,
  c_autoRefresh: false,
  c_availableForInStorePickup: true,
  c_webPurchaseLimit: 10,
  c_bopisPurchaseLimit: 10,
}
