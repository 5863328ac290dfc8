import { profile } from '../profiles/current.ts'
import type { SeedProduct } from '../catalog/model.ts'
import { pseudorandom, pseudorandomBetween } from '../catalog/pseudorandom.ts'
import { canadianInventories, storeInventories } from '../catalog/stores/store.ts'

/** The number of stores that stock a copied product; 100,000 products then have about a million stock records. */
const STORES_OF_A_COPY = 13

const twins: Readonly<Record<string, string>> = canadianInventories

const lists = profile.stores.map(({ inventoryId, site }) => ({ inventoryId, site }))
const fixtureLists = new Set<string>([
  ...Object.values(storeInventories),
  ...Object.values(canadianInventories),
])
const listsOfACopy = [
  ...lists.filter(({ inventoryId }) => fixtureLists.has(inventoryId)),
  ...lists.filter(({ inventoryId }) => !fixtureLists.has(inventoryId)),
].slice(0, STORES_OF_A_COPY)

/**
 * A product's units by inventory list of the stores. Without `storeStock`, the first store of each country of the default
 * profile has plenty, and the other stores have generated amounts.
 */
export function getStoreStock(
  product: SeedProduct,
  { isCopy = false } = {},
): Record<string, number> {
  if (!isStockedInStores(product)) return {}
  if (product.storeStock) return inBothCountries(product.storeStock)
  const wanted = (isCopy ? listsOfACopy : lists).filter(({ site }) => product.sites.includes(site))
  return Object.fromEntries(
    wanted.map(({ inventoryId }) => [inventoryId, unitsAt(inventoryId, product.id)]),
  )
}

const isStockedInStores = ({ type, custom }: SeedProduct) =>
  (type === 'item' || type === 'variant') &&
  custom['c_isGiftCard'] !== true &&
  custom['c_availableForInStorePickup'] !== false

const inBothCountries = (stock: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(stock).flatMap(([inventoryId, units]) => {
      const twin = twins[inventoryId]
      return [[inventoryId, units], ...(twin === undefined ? [] : [[twin, units]])]
    }),
  )

function unitsAt(inventoryId: string, productId: string): number {
  if (inventoryId === storeInventories.a || inventoryId === canadianInventories.invStoreA) return 25
  const chance = `${inventoryId}:${productId}`
  return pseudorandom(chance) < 1 / 7 ? 0 : pseudorandomBetween(`units ${chance}`, 1, 24)
}
