import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

/** The contents of all `meta` elements by name or property. A property may occur several times. */
function metasIn(text: string) {
  const contents = new Map<string, string[]>()
  for (const [, attributes = ''] of text.matchAll(/<meta ([^>]*)>/g)) {
    const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/g)
    const {
      property,
      name = property,
      content = '',
    } = Object.fromEntries(
      Array.from(pairs, ([, key, value = '']) => [key, value.replaceAll('&amp;', '&')]),
    )
    if (name !== undefined) contents.set(name, [...(contents.get(name) ?? []), content])
  }
  return contents
}

/** The parameters of a link preview's picture at the image service. */
const CUT = 'sm=cut&sw=1200&sh=630&format=png'

test.for([
  {
    path: '/ca/fr-CA/p/bougie-a-3-meches-crepuscule-de-genevrier-JW0801',
    type: 'product',
    picture: `/pictures/products/threewick/juniperdusk/front.svg?size=full&lang=fr&${CUT}`,
  },
  {
    path: '/ca/fr-CA/g/home-fragrance',
    type: 'website',
    picture: `/pictures/tiles/home-fragrance.svg?lang=fr&${CUT}`,
  },
  { path: '/', type: 'website', picture: `/pictures/scenes/dusk-apothecary.svg?ratio=wide&${CUT}` },
  {
    path: '/customer-care',
    type: 'website',
    picture: `/pictures/scenes/care-counter.svg?ratio=landscape&${CUT}`,
  },
  { path: '/returns', type: 'website', picture: '/og-default.png' },
])(
  'a link to $path is previewed with name, address and a PNG in the page’s language',
  async ({ path, type, picture }) => {
    const shop = openShop()
    const metas = metasIn((await shop.warm(path)).text)
    expect(Object.fromEntries(metas)).toMatchObject({
      'og:type': [type],
      'og:url': [shop.origin + path],
      'og:image': [shop.origin + picture],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:site_name': ['Juniper & Wick'],
      'og:locale': [path.startsWith('/ca/fr-CA') ? 'fr_CA' : 'en_US'],
      'twitter:card': ['summary_large_image'],
    })
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      expect(metas.get(name), name).toEqual([expect.stringMatching(/\w/)])
  },
)

test('a link preview names the other locales of a page that exists in all of them', async () => {
  const shop = openShop()
  for (const path of ['/', '/customer-care']) {
    const metas = metasIn((await shop.warm(path)).text)
    expect(metas.get('og:locale:alternate'), path).toEqual(['en_CA', 'fr_CA'])
  }
})
