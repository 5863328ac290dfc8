import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Navigation } from '#shared/listing/category.ts'

import { openPlainCommerce } from './plain-commerce.ts'
import { openShop, SANDBOX } from './shop.ts'

const Roots = v.object({
  data: v.array(v.looseObject({ categories: v.array(v.looseObject({ id: v.string() })) })),
})

test('without the shop’s menu, every category is shown that is not hidden from menus', async () => {
  const shown = await menuOf(openShop({ COMMERCE_ORIGIN: '', COMMERCE: commerceHiding([]) }))
  expect(shown.length).toBeGreaterThan(2)
  const [first = '', second = '', ...others] = shown
  const hiding = openShop({ COMMERCE_ORIGIN: '', COMMERCE: commerceHiding([first]) })
  expect(await menuOf(hiding)).toEqual([second, ...others])
})

test('without the API of ranks, tiles show the first promotion of their products, and nothing is missing', async () => {
  const { variables } = openPlainCommerce({ apis: ['/custom/promotion/v1'] })
  const shop = openShop(variables)
  const listed = await shop.warm('/g/body-care')
  expect(listed.text).toContain('20% off body care')
  expect(shop.lines.filter((line) => line.includes('promotion ranking'))).toEqual([])
})

async function menuOf(shop: ReturnType<typeof openShop>) {
  const { text } = await shop.text('/api/navigation')
  return v.parse(v.pipe(v.string(), v.parseJson(), Navigation), text).map(({ id }) => id)
}

/** Answers the categories of the root with only the attribute of reference metadata: false, or none. */
const commerceHiding = (hidden: readonly string[]) => ({
  async fetch(address: string, init: RequestInit = {}) {
    const { pathname, search } = new URL(address)
    const answer = await fetch(SANDBOX + pathname + search, init)
    if (!pathname.endsWith('/categories')) return answer
    const { data } = v.parse(Roots, await answer.json())
    const plain = data.map((root) => ({
      ...root,
      categories: root.categories.map((category) => ({
        ...category,
        c_showInMenu: hidden.includes(category.id) ? false : undefined,
      })),
    }))
    return Response.json({ data: plain })
  },
})
