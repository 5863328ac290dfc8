import { fixture, type newGuest } from './clients.ts'

type Shopper = Pick<Awaited<ReturnType<typeof newGuest>>, 'search' | 'products'>

const MINIMUM_STOCK = 20

/** Ids of `count` products with plenty of stock, none of them a fixture. */
export async function stockedProductIds({ search, products }: Shopper, count: number) {
  const { hits } = await search.productSearch({
    parameters: { refine: [`cgid=${await fixture('C-TOP', 'us')}`], limit: 200 },
  })
  const found = hits.flatMap(({ productId, hitType }) =>
    hitType === 'product' && /^JW\d+$/.test(productId) ? [productId] : [],
  )
  const pages = await Promise.all(
    [found.slice(0, 100), found.slice(100)].map((ids) =>
      products.getProducts({ parameters: { ids, expand: ['availability'] } }),
    ),
  )
  const ids = pages
    .flatMap(({ data }) => data)
    .filter(({ inventory }) => Number(inventory?.ats) >= MINIMUM_STOCK)
    .map(({ id }) => id)
  if (ids.length < count) throw new Error(`There are only ${ids.length} such products.`)
  return ids.slice(0, count)
}
