import type { SeedProduct } from '../catalog/model.ts'
import { promotions } from '../catalog/promotions.ts'
import { localizeCustom } from '../platform/localized.ts'
import type { Language } from '../platform/site.ts'
import { catalog } from '../seed/catalog.ts'
import { fixture } from './clients.ts'

/** A named product as the catalog has it, with which the service was seeded. */
export async function seededProduct(name: string, siteId: string) {
  const id = await fixture(name, siteId)
  const product = catalog.products.find((one) => one.id === id)
  if (!product) throw new Error(`The catalog has no ${id}.`)
  return product
}

/** The colors in which a named product comes. */
export async function seededColors(name: string, siteId: string): Promise<string[]> {
  const { variationAttributes = [] } = await seededProduct(name, siteId)
  const colors = variationAttributes.find(({ id }) => id === 'color')?.values ?? []
  return colors.map(({ value }) => value)
}

/** A named category as the catalog has it. */
export async function seededCategory(name: string, siteId: string) {
  const id = await fixture(name, siteId)
  const category = catalog.categories.find((one) => one.id === id)
  if (!category) throw new Error(`The catalog has no ${id}.`)
  return category
}

/** What a product is, such as a kind of lamp, as it stands below its name. */
export function formOf({ id, custom }: SeedProduct, language: Language): string {
  const { c_form: form } = localizeCustom(custom, language)
  if (typeof form !== 'string') throw new Error(`${id} has no form.`)
  return form
}

/** The promotion of `P-PROMO` that makes the least expensive of three units free. */
export const thirdFree = promotionOfThree()

function promotionOfThree() {
  const found = promotions.find(
    ({ unitDiscount }) => unitDiscount?.type === 'nth-free' && unitDiscount.size === 3,
  )
  if (!found) throw new Error('The catalog has no such promotion.')
  return found
}

/** A name as in an address: `Crème & Sel` is `creme-and-sel`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9\s]/g, '')
    .replaceAll(/\s+/g, '-')
