import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShopper } from './purchase.ts'
import { openShop, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** The variables of a shop in front of a commerce service whose responses are edited. */
function editing(edit: (path: string, query: URLSearchParams, body: object) => object | Response) {
  const asked: URL[] = []
  const fetchEdited = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address)
    asked.push(url)
    const answer = await fetch(SANDBOX + url.pathname + url.search, init)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const body = v.parse(v.looseObject({}), await answer.json())
    const edited = edit(url.pathname, url.searchParams, body)
    return edited instanceof Response ? edited : Response.json(edited, { status: answer.status })
  }
  return { variables: { COMMERCE_ORIGIN: '', COMMERCE: { fetch: fetchEdited } }, asked }
}

const isSearch = (path: string) => path.endsWith('/product-search')

const material = (hitCount: number) => ({
  attributeId: 'c_material',
  label: 'Matière',
  values: [{ value: 'linen', label: 'Lin d’été', hitCount }],
})

test('a grid refines by an attribute of the instance, which is part of its address', async () => {
  const { variables, asked } = editing((path, _, body) =>
    isSearch(path) ? { ...body, refinements: [material(7)] } : body,
  )
  const shop = openShop(variables)
  const grid = await shop.warm('/g/hand-care')
  expect(grid.text).toContain('Matière')
  expect(grid.text).toMatch(/href="\/g\/hand-care\?c_material=linen"[^>]*>.*?Lin d’été/)

  const refined = await shop.warm('/g/hand-care?c_material=linen&utm_source=mail')
  const wanted = asked.filter(({ searchParams }) =>
    searchParams.getAll('refine').includes('c_material=linen'),
  )
  expect(wanted).toHaveLength(1)
  expect(refined.text).toMatch(/id="chosen-c_material-linen"[^>]*href="\/g\/hand-care"/)
  const { text } = await shop.text('/api/search?category=hand-care&c_material=linen')
  expect(text).toContain('"name":"c_material"')
})

test('an attribute that the instance does not know refines nothing', async () => {
  const shop = openShop()
  const { response, text } = await shop.text('/g/hand-care?c_unheard=of')
  expect(response.status).toBe(200)
  expect(text).not.toContain('c_unheard')
})

test('robots read a grid, but none of its refinements', async () => {
  const { text } = await openShop().text('/robots.txt')
  for (const rule of ['/g/*?c_', '/g/*?*&c_', '/search*?brand=', '/search*?*&color='])
    expect(text.split('\n')).toContain(`Disallow: ${rule}`)
})

test('an instance with other sorting options offers them, and keeps its own order', async () => {
  const sortingOptions = [
    { id: 'topSellers', label: 'Les plus aimés' },
    { id: 'price-asc', label: 'Price, rising' },
  ]
  const { variables } = editing((path, query, body) => {
    if (!isSearch(path)) return body
    const sort = query.get('sort')
    if (sort === null) return { ...body, sortingOptions, selectedSortingOption: 'topSellers' }
    return Response.json(
      { type: 'bad-request', detail: 'sort', parameter: 'sort' },
      { status: 400 },
    )
  })
  const shop = openShop(variables)
  const { text } = await shop.warm('/g/hand-care')
  expect(text).toContain('<option value="topSellers" selected="">Les plus aimés</option>')
  expect(text).toContain('<option value="price-asc">Price, rising</option>')
  expect(text).not.toContain('best-matches')
})

test('the children of the root are the menu, whatever their ids', async () => {
  const { variables } = editing((path, query, body) => {
    if (!path.endsWith('/categories') || query.get('ids') !== 'root') return body
    const categories = [
      { id: 'newarrivals', name: 'Nouveautés d’hiver' },
      { id: 'Womens_2026', name: 'Women', categories: [{ id: 'w-clothing', name: 'Clothing' }] },
    ]
    return { limit: 1, total: 1, data: [{ id: 'root', categories }] }
  })
  const { text } = await openShop(variables).warm('/search?q=soap')
  expect(text).toMatch(/href="\/g\/newarrivals"[^>]*>.*?Nouveautés d’hiver/)
  expect(text).toContain('href="/c/Womens_2026/w-clothing"')
})

const WIDTHS = ['M', 'W'].map((value) => ({ value, name: `Width ${value}`, orderable: true }))

test('a product is chosen by an attribute that only the instance knows, without JavaScript too', async () => {
  const { variables } = editing((path, _, body) => {
    if (!path.endsWith('/products') || !('data' in body) || !Array.isArray(body.data)) return body
    const data = body.data.map((product) => ({
      ...product,
      type: { master: true },
      variationAttributes: [{ id: 'width', name: 'Width', values: WIDTHS }],
      variants: [
        { productId: 'JW0801', orderable: true, price: 20, variationValues: { width: 'W' } },
        { productId: 'JW0802', orderable: false, price: 20, variationValues: { width: 'M' } },
      ],
    }))
    return { ...body, data }
  })
  const shop = openShop(variables)
  const { response } = await shop.text('/p/x-JW0801')
  const path = response.headers.get('location') ?? ''
  const open = await shop.warm(path)
  expect(open.text).toContain('Please Select: Width')
  expect(open.text).toMatch(/class="unavailable"[^>]*>.*?Width M/)

  const chosen = await shop.warm(`${path}?dwvar_width=W`)
  expect(chosen.text).toMatch(/aria-current="true"[^>]*>.*?Width W/)
  expect(chosen.text).toContain('name="productId" value="JW0801"')
})

test('the bag and the checkout of a gross site say how much tax is included', async () => {
  const { variables } = editing((path, _, body) =>
    path.includes('/baskets') && 'basketId' in body
      ? { ...body, taxation: 'gross', taxTotal: 4.5, c_taxItems: undefined }
      : body,
  )
  const shopper = openShopper(openStore(variables))
  await shopper.add('JW0801')
  const bag = await shopper.bag()
  expect(bag).toMatchObject({ taxesIncluded: true, taxes: [{ amount: { minorUnits: 450 } }] })
  expect(bag.total.minorUnits).toBe(bag.subtotal.minorUnits)
  const { text } = await shopper.get('/cart')
  expect(text).toMatch(/Includes tax.*?\$4\.50/)
})
