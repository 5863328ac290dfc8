import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { answering } from './answering.ts'
import { registered } from './customers.ts'
import { choose, EASTON, SHORT_NORTH } from './pickup.ts'
import { openShopper } from './purchase.ts'
import { openStore } from './store.ts'

afterEach(() => vi.restoreAllMocks())

const Page = v.object({ products: v.array(v.object({ tile: v.object({ pickup: v.boolean() }) })) })

test('the Love-It List reads the stock of the shopper’s store, and offers its products', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  // Only one store has it.
  await shopper.api('POST', '/account/wish-list/wishes', { productId: 'FXONESTORE' })
  const asked: string[][] = []
  answering(({ url: { pathname, searchParams } }) => {
    if (/shopper-products.*\/products$/.test(pathname)) {
      asked.push(['ids', 'c_storeId', 'inventoryIds'].map((name) => searchParams.get(name) ?? ''))
    }
    return null
  })
  const pickups = async () => {
    const { text } = await shopper.get('/api/account/wish-list/pages/1')
    const { products } = v.parse(v.pipe(v.string(), v.parseJson(), Page), text)
    return products.map(({ tile }) => tile.pickup)
  }
  expect(await pickups()).toEqual([true])
  choose(shopper, EASTON)
  expect(await pickups()).toEqual([false])
  choose(shopper, SHORT_NORTH)
  expect(await pickups()).toEqual([true])
  // A store unknown to commerce changes nothing.
  choose(shopper, ['9999', 'Gone'])
  expect(await pickups()).toEqual([true])
  expect(asked).toEqual([
    ['FXONESTORE', '', ''],
    ['FXONESTORE', '1102', 'invStoreB'],
    ['FXONESTORE', '1101', 'invStoreA'],
  ])
})
