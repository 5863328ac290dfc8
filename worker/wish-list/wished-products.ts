import type { Catalog, StoreStock } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { Wish, WishedProduct } from '#shared/wish-list/wish-list.ts'

/** What one look at the catalog takes. */
const MAX_TILES = 24

type Reader = Pick<Catalog, 'getTiles' | 'getProduct'>

/** What a list shows of some wishes, in their order, to a visitor with this store. */
export async function wishedProducts(
  catalog: Reader,
  wishes: readonly Wish[],
  store: StoreStock | null = null,
): Promise<WishedProduct[]> {
  const ids = [...new Set(wishes.map(({ productId }) => productId))]
  const tiles = await tilesOf(catalog, ids, store)
  return Promise.all(
    wishes.map(async (wish) => {
      const tile = tiles.get(wish.productId) ?? null
      return {
        ...wish,
        tile,
        chosen: tile?.kind === 'variant' ? await chosenIn(catalog, tile.id) : [],
      }
    }),
  )
}

async function tilesOf(catalog: Reader, ids: readonly ProductId[], store: StoreStock | null) {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_TILES) }, (_, index) =>
    ids.slice(index * MAX_TILES, (index + 1) * MAX_TILES),
  )
  const found = await Promise.all(parts.map((part) => catalog.getTiles(part, undefined, store)))
  return new Map(found.flat().map((tile) => [tile.id, tile]))
}

/** The names of what a variant is. The list is shown without them, too. */
async function chosenIn(catalog: Reader, id: ProductId) {
  const product = await catalog.getProduct(id).catch(() => null)
  return (product?.variationAttributes ?? []).flatMap(({ id: attribute, name, values }) => {
    const chosen = product?.variationValues[attribute]
    const value = values.find((each) => each.value === chosen)
    return value ? [{ name, value: value.name }] : []
  })
}
