import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { changeBasket, changeBasketAndDropTaxes } from './call-basket.ts'
import { ItemChanges, ItemsToAdd, ItemUpdates } from './contents/item-body.ts'
import { BASKET } from './paths.ts'

const ITEMS = `${BASKET}/items` as const
const ITEM = `${ITEMS}/:itemId` as const

export const itemRoutes = factory
  .createApp()
  .post(ITEMS, async (c) =>
    changeBasket(c, { name: 'addItems', payload: await readBody(c, ItemsToAdd) }),
  )
  .patch(ITEMS, async (c) =>
    changeBasketAndDropTaxes(c, { name: 'updateItems', payload: await readBody(c, ItemUpdates) }),
  )
  .all(ITEMS, only('POST', 'PATCH'))
  .patch(ITEM, async (c) => {
    const changes = await readBody(c, ItemChanges)
    const update = { ...changes, itemId: c.req.param('itemId') }
    return changeBasketAndDropTaxes(c, { name: 'updateItems', payload: [update] })
  })
  .delete(ITEM, (c) =>
    changeBasket(c, { name: 'removeItem', payload: { itemId: c.req.param('itemId') } }),
  )
  .all(ITEM, only('PATCH', 'DELETE'))
