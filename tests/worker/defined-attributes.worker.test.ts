import { expect, test } from 'vitest'

import { openPlainCommerce } from './plain-commerce.ts'
import { openShopper, placeOrder, readyToOrder } from './purchase.ts'
import { openStore } from './store.ts'

test('a guest orders from an instance that refuses undefined custom attributes', async () => {
  const { variables, refused } = openPlainCommerce({ attributes: 'all' })
  const shopper = openShopper(openStore(variables))
  await readyToOrder(shopper, { quantity: 2 })
  const [line] = (await shopper.bag()).lines
  const path = `/bag/items/${line?.id}`
  expect(await shopper.api('PATCH', path, { quantity: 1 })).toMatchObject({ status: 200 })
  const { bag } = await shopper.checkout('review')
  const placed = await placeOrder(shopper, bag.total.minorUnits)
  expect(placed.to).toMatch(/^\/checkout\/confirmation\/\w+$/)
  expect((await shopper.get(placed.to ?? '')).text).toContain('Juniper Dusk')
  expect(refused).toEqual([])
})

test('without the variable every attribute is sent, and with it only those that it names', async () => {
  const plain = openPlainCommerce()
  const bodies = async (DEFINED_ATTRIBUTES: string) => {
    const shopper = openShopper(openStore({ ...plain.variables, DEFINED_ATTRIBUTES }))
    await shopper.add('JW0801')
    return plain.refused.splice(0)
  }
  expect(await bodies('')).toEqual(['c_set_qty'])
  expect(await bodies('c_fromStoreId, c_addId')).toEqual(['c_addId'])
  expect(await bodies('none')).toEqual([])
})
