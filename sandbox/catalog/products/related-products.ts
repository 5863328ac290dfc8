import type { SeedLink, SeedProduct } from '../model.ts'
import type { FormId } from '../picture-subject.ts'

const MOST_LINKS = 3
const MOST_RECOMMENDED = 4

/** The accessory for each form. */
const accessoryForms: Partial<Record<FormId, FormId>> = {
  plugrefill: 'plugwarmer',
  singlewick: 'candleholder',
  threewick: 'candleholder',
}

/** Adds links and recommendations to products; variants use those of their master. */
export function withRelated(products: SeedProduct[]): SeedProduct[] {
  const ranked = products.filter(isSuggestible).toSorted((a, b) => b.rank - a.rank)
  const byFragrance = Map.groupBy(ranked, ({ fragrance }) => fragrance)
  const byForm = Map.groupBy(ranked, ({ form }) => form)
  return products.map((product) => {
    if (product.type === 'variant' || product.form === undefined) return product
    const accessory = accessoryForms[product.form]
    const links = [
      ...linksTo('cross_sell', byFragrance.get(product.fragrance) ?? [], product),
      ...linksTo('accessory', (accessory && byForm.get(accessory)) ?? [], product).slice(0, 1),
    ]
    const recommended = (byForm.get(product.form) ?? [])
      .filter(({ id, family, fragrance }) => {
        return id !== product.id && family === product.family && fragrance !== product.fragrance
      })
      .slice(0, MOST_RECOMMENDED)
      .map(({ id }) => id)
    return {
      ...product,
      ...(links.length > 0 && { links }),
      ...(recommended.length > 0 && { recommended }),
    }
  })
}

/** Links lead only to ordinary products that both sites sell, so that none is broken. */
const isSuggestible = ({ id, type, sites, online, searchable }: SeedProduct) =>
  id.startsWith('JW') &&
  (type === 'item' || type === 'master') &&
  sites.length === 2 &&
  online !== false &&
  searchable !== false

const linksTo = (
  type: SeedLink['type'],
  others: SeedProduct[],
  { id, form }: SeedProduct,
): SeedLink[] =>
  others
    .filter((other) => other.id !== id && other.form !== form)
    .slice(0, MOST_LINKS)
    .map((other) => ({ type, target: other.id }))
