import * as v from 'valibot'

import { availabilityApi } from '#shared/api-paths.ts'
import { MOST_AVAILABILITIES } from '#shared/stores/availability.ts'
import { ProductId } from '#shared/product/product.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { idList, parseInput } from '../http/input.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = availabilityApi
const Asked = v.object({ ids: idList(ProductId, MOST_AVAILABILITIES) })

/** What can be had now. It depends on the visitor's store, and agents see more, so it is nobody else's. */
export const availability = createPersonalApi().get(
  paths.availability,
  { agents: 'allowed', limit: 'none' },
  async (c) => {
    const { ids } = parseInput(Asked, c.req.query())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getAvailability(ids))
  },
)
