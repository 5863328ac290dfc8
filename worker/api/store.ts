import { storeApi } from '#shared/api-paths.ts'
import { ChooseStore, FindStores } from '#shared/stores/store.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = storeApi

/** The store where the shopper picks up. A search is posted, so that no address says where somebody is. */
export const store = createPersonalApi()
  .post(paths.search, { agents: 'allowed', limit: 'places' }, async (c) => {
    const search = await actionInput(c, FindStores)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.findStores(search))
  })
  .put(paths.store, { agents: 'allowed', limit: 'none' }, async (c) => {
    const input = await actionInput(c, ChooseStore)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.chooseStore(input))
  })
