import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShop } from './shop.ts'
import { openStockCommerce, problem } from './stock-commerce.ts'

const NO_PAGE = { '/pages/homepage': problem(404, 'page-not-found') }
const NO_CONTENT = {
  '/contents': Response.json({ limit: 1, total: 0 }),
  '/url-mapping': problem(404, 'url-mapping-not-found'),
}

const hrefsIn = (markup: string) =>
  Array.from(markup.matchAll(/<a\b[^>]*href="(\/[^"#?]*)"/g), ([, href = '']) => href)

const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''

const isCategory = (href: string) => /^\/[cg]\//.test(href)

const footerOf = (text: string) => /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? ''

const module = (template: string, assets: object[]) => ({
  id: `module-${template}`,
  typeId: `modules.${template}`,
  visible: true,
  custom: { template, heading: 'From Page Designer' },
  regions: [
    {
      id: 'assets',
      components: assets.map((custom, index) => ({
        id: `asset-${index}`,
        typeId: `assets.${template}`,
        custom,
      })),
    },
  ],
})

const markupOf = (words: string) =>
  module('contentassetbody', [
    { c_body: `<p>${words} <a href="/g/gifts" onclick="x()">Gifts</a></p><script>x()</script>` },
  ])

test('the home page of an instance without content shows categories and best sellers', async () => {
  const commerce = openStockCommerce({ ...NO_PAGE, ...NO_CONTENT })
  const shop = openShop(commerce.variables)

  const { text } = await shop.warm('/ca/fr-CA/')

  expect(text).toContain('Magasiner par catégorie')
  expect(text).toMatch(/data-slot="home-1"[\s\S]*href="\/ca\/fr-CA\/g\/gifts"/)
  expect(text).toContain('Meilleures ventes')
  expect(text).toMatch(/href="\/ca\/fr-CA\/p\/[\w/-]+/)
})

test('its footer is never empty, and every link of it and of the help pages leads to a page', async () => {
  const commerce = openStockCommerce({ ...NO_PAGE, ...NO_CONTENT })
  const shop = openShop(commerce.variables)
  const { text } = await shop.warm('/customer-care')
  expect(text).toContain('Here is help with your order')
  expect(hrefsIn(footerOf(text))).toEqual(
    expect.arrayContaining([
      '/customer-care',
      '/customer-care/contact-us',
      '/customer-care/privacy-and-security.html',
      '/terms-of-use',
      '/accessibility',
      '/shipping-information',
      '/returns',
    ]),
  )

  const seen = new Set<string>()
  const next = [mainOf(text), footerOf(text)].flatMap(hrefsIn).filter((href) => !isCategory(href))
  const help = /^\/(customer-care|terms|accessibility|shipping|returns)/
  for (const path of next) {
    if (seen.has(path)) continue
    seen.add(path)
    const { response, text: page } = await shop.text(path)
    expect([path, response.status]).toEqual([path, expect.toSatisfy((status) => status < 400)])
    if (help.test(path)) next.push(...hrefsIn(mainOf(page)))
  }
  expect(seen.size).toBeGreaterThan(10)
})

test('the accessibility statement has its aim, its limits, ways to reach the shop, and its date', async () => {
  const shop = openShop(openStockCommerce({ ...NO_PAGE, ...NO_CONTENT }).variables)
  const statements = {
    '/accessibility': ['WCAG) 2.2, level AA', 'Known Limits', '1-800-555-0142', 'in December 2026'],
    '/ca/fr-CA/accessibility': [
      'WCAG) 2.2, niveau AA',
      'Limites connues',
      '1-800-555-0142',
      'en décembre 2026',
    ],
  }
  for (const [path, parts] of Object.entries(statements)) {
    const statement = mainOf((await shop.warm(path)).text)
    for (const part of parts) expect(statement, path).toContain(part)
    expect(hrefsIn(statement).filter((href) => href.endsWith('/contact-us'))).not.toEqual([])
    expect(statement.match(/<h2\b/g)?.length, path).toBeGreaterThanOrEqual(2)
  }
})

test('shows the texts of the instance where it has them, also by the ids of reference sites', async () => {
  const policy = {
    id: 'privacy-policy',
    name: 'Privacy at the mill',
    c_body: '<p>We weave, <b onclick="x()">and forget</b>.</p>',
  }
  const commerce = openStockCommerce({ '/contents': Response.json({ total: 1, data: [policy] }) })
  const shop = openShop(commerce.variables)

  const { text } = await shop.warm('/customer-care/privacy-and-security.html')

  expect(text).toContain('>Privacy at the mill</h1>')
  expect(text).toContain('<p>We weave, <b>and forget</b>.</p>')
  expect(text).not.toContain('onclick')
  const [asked = ''] = commerce.callsTo('/contents')
  expect(new URLSearchParams(asked.split('?')[1]).get('ids')?.split(',')).toEqual(
    expect.arrayContaining(['privacy-and-security', 'privacy-policy', 'customer-care-sections']),
  )
})

test('shows the modules of Page Designer, sanitized, with one cached call for a page', async () => {
  const regions = [
    { id: 'main', components: [markupOf('Woven'), { id: 'x', typeId: 'loom.counter' }] },
  ]
  const page = { id: 'homepage', typeId: 'shop_page', regions }
  const commerce = openStockCommerce({ '/pages/homepage': Response.json(page) })
  const shop = openShop(commerce.variables)

  const { text } = await shop.warm('/')
  await shop.text('/?utm_source=mail')

  expect(text).toContain('<p>Woven <a href="/g/gifts">Gifts</a></p>')
  expect(text).not.toContain('Best Sellers</h2>')
  expect(commerce.callsTo('/pages/homepage').length).toBeLessThanOrEqual(2)
  const mistakes = shop.lines.filter((line) => line.includes('loom.counter'))
  expect(mistakes).toHaveLength(1)
})

test('a category has the modules of the page that is assigned to it', async () => {
  const regions = [
    { id: 'top', components: [markupOf('Above')] },
    { id: 'bottom', components: [markupOf('Below')] },
  ]
  const pages = (query: URLSearchParams) =>
    Response.json({
      data:
        query.get('categoryId') === 'gifts' && query.get('aspectTypeId') === 'plp'
          ? [{ id: 'plp-gifts', typeId: 'shop_category_page', aspectTypeId: 'plp', regions }]
          : [],
    })
  const commerce = openStockCommerce({ '/pages': pages })
  const shop = openShop(commerce.variables)

  const { text } = await shop.warm('/c/gifts/gift-sets')
  expect(text).not.toContain('Above')
  expect((await shop.warm('/g/gifts')).text).toMatch(/Above[\s\S]*Below/)
})

test('a product has the modules of the page that is assigned to it', async () => {
  const regions = [{ id: 'main', components: [markupOf('Beside the product')] }]
  const page = { id: 'pdp-page', typeId: 'shop_product_page', aspectTypeId: 'pdp', regions }
  const pages = (query: URLSearchParams) =>
    Response.json({ data: query.get('productId') === 'JW0801' ? [page] : [] })
  const commerce = openStockCommerce({ '/pages': pages })
  const shop = openShop(commerce.variables)
  const pathOf = async (id: string) =>
    v.parse(
      v.object({ path: v.string() }),
      JSON.parse((await shop.warm(`/api/products/${id}`)).text),
    ).path

  const { text } = await shop.warm(await pathOf('JW0801'))
  expect(text).toContain('Beside the product')
  expect((await shop.warm(await pathOf('JW0101'))).text).not.toContain('Beside the product')
  expect(commerce.callsTo('/pages')).toHaveLength(2)
})

test('the footer has links where the custom API has none for it', async () => {
  const shop = openShop(
    openStockCommerce({ '/slots': Response.json({ data: [], total: 0 }) }).variables,
  )

  const { text } = await shop.warm('/customer-care')

  expect(hrefsIn(footerOf(text))).toContain('/terms-of-use')
})

test('an instance that does not give the shop the scope of content has the shop’s own', async () => {
  const commerce = openStockCommerce({
    '/pages/homepage': problem(403, 'forbidden'),
    '/contents': problem(403, 'forbidden'),
    '/configurations': problem(403, 'forbidden'),
  })
  const shop = openShop(commerce.variables)

  expect((await shop.warm('/')).text).toContain('Best Sellers')
  expect((await shop.warm('/terms-of-use')).text).toContain('>Terms of Use</h1>')
})

test('preferences are those of Shopper Configurations', async () => {
  const configurations = [
    { id: 'EnableQuantitySelectorPDP', value: false, configurationType: 'globalConfiguration' },
    { id: 'name', value: 'Harbor', configurationType: 'siteConfiguration' },
  ]
  const commerce = openStockCommerce({ '/configurations': Response.json({ configurations }) })
  const shop = openShop(commerce.variables)

  const { text } = await shop.warm('/api/preferences')

  expect(JSON.parse(text)).toMatchObject({
    EnableQuantitySelectorPDP: false,
    EnableQuantitySelectorGridPage: true,
  })
  expect(text).not.toContain('Harbor')
})
