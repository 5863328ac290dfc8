import * as v from 'valibot'

type Read = (path: string) => Promise<unknown>

interface Case {
  name: string
  /** The allowed ratio of the large catalog to the small one. */
  allowed: number
  /** The addresses to request in sequence; some depend on the catalog. */
  paths: (read: Read) => string[] | Promise<string[]>
}

const Found = v.object({
  total: v.number(),
  hits: v.array(v.object({ productId: v.string() })),
})

const PRODUCTS = '/product/shopper-products/v1/{organization}/products'
const SEARCH = '/search/shopper-search/v1/{organization}/product-search'
const SUGGESTIONS = '/search/shopper-search/v1/{organization}/search-suggestions'

const CATEGORIES = ['home-fragrance', 'body-care', 'hand-care', 'fragrances']
const SHOWN = 24
/** The number of measured products, spread over the catalog so that none is near another. */
const SPREAD = 40

const search = (parameters: [string, string][]) =>
  `${SEARCH}?${new URLSearchParams([...parameters, ['limit', String(SHOWN)]])}`

const refined = (...refinements: string[]) =>
  CATEGORIES.map((category) =>
    search([`cgid=${category}`, ...refinements].map((text): [string, string] => ['refine', text])),
  )

/** The commerce requests of the pages whose cost may grow with the catalog. */
export const cases: Case[] = [
  { name: 'product by id', allowed: 1.5, paths: spreadProducts },
  { name: 'category page with its counts', allowed: 1.5, paths: () => refined() },
  {
    name: 'category: its counts alone',
    allowed: 1.5,
    paths: () => CATEGORIES.map((id) => `${SEARCH}?refine=cgid%3D${id}&limit=1&expand=none`),
  },
  {
    name: 'category by price, page 3',
    allowed: 1.5,
    paths: () =>
      refined().map((path) => `${path}&sort=price-low-to-high&offset=${String(2 * SHOWN)}`),
  },
  {
    name: 'category refined by one attribute',
    allowed: 1.5,
    paths: () => refined('c_refinementFamily=citrus'),
  },
  {
    name: 'category refined by two attributes and a price',
    allowed: 1.5,
    paths: () =>
      refined('c_refinementFamily=citrus|woods', 'c_refinementSize=full', 'price=(10..20)'),
  },
  {
    name: 'search',
    allowed: 5,
    paths: () =>
      ['candle', 'juniper', 'citrus soap', 'hand cream bergamot', 'lotion', 'junipre'].map((q) =>
        search([['q', q]]),
      ),
  },
  {
    name: 'suggestions',
    allowed: 5,
    paths: () =>
      ['can', 'jun', 'soap', 'hand s', 'lotion', 'junipre'].map(
        (q) => `${SUGGESTIONS}?${new URLSearchParams({ q })}`,
      ),
  },
]

async function spreadProducts(read: Read): Promise<string[]> {
  const at = async (offset: number) =>
    v.parse(Found, await read(`${SEARCH}?refine=cgid%3Droot&limit=1&offset=${offset}`))
  const { total } = await at(0)
  const offsets = Array.from({ length: SPREAD }, (_, index) => Math.floor((index * total) / SPREAD))
  const pages = await Promise.all(offsets.map((offset) => at(offset)))
  return pages.flatMap(({ hits }) => hits.map(({ productId }) => `${PRODUCTS}/${productId}`))
}
