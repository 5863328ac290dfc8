import type { SeedProduct } from '../catalog/model.ts'
import type { Localized } from '../platform/localized.ts'
import { getStoreStock } from './store-stock.ts'

/**
 * Yields the catalog's products, best rank first, followed by numbered copies until there are
 * `total`. Copies have real text; a family is always copied whole.
 */
export function* scaleProducts(written: SeedProduct[], total: number, unique: ReadonlySet<string>) {
  const ranked = written.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
  yield* ranked

  const findFamilyId = (product: SeedProduct) => product.masterId ?? product.id
  const isPlain = (product: SeedProduct) =>
    product.type !== 'set' && product.type !== 'bundle' && product.online !== false
  const uniqueFamilies = new Set(
    ranked.filter((product) => unique.has(product.id)).map((product) => findFamilyId(product)),
  )
  const families = Map.groupBy(
    ranked.filter((product) => isPlain(product) && !uniqueFamilies.has(findFamilyId(product))),
    findFamilyId,
  )
  if (families.size === 0) return

  let count = ranked.length
  for (let edition = 2; count < total; edition += 1) {
    for (const members of families.values()) {
      if (count >= total) return
      yield* members.map((member) => createCopy(member, edition))
      count += members.length
    }
  }
}

function createCopy(product: SeedProduct, edition: number): SeedProduct {
  const copyId = (id: string) => `${id}N${edition}`
  return {
    ...product,
    id: copyId(product.id),
    ...(product.masterId !== undefined && { masterId: copyId(product.masterId) }),
    name: numbered(product.name, edition),
    storeStock: getStoreStock(product, { isCopy: true }),
    custom: {
      ...product.custom,
      ...(product.custom['c_productName'] !== undefined && {
        c_productName: numbered(product.name, edition),
      }),
    },
  }
}

const numbered = ({ en, fr }: Localized, edition: number): Localized => ({
  en: `${en}, Batch ${edition}`,
  fr: `${fr}, lot ${edition}`,
})
