import { factory } from '../env.ts'
import { only, ProblemError } from '../problems.ts'
import { siteRequest } from '../site-request.ts'
import { requireShopper } from '../slas/require-shopper.ts'
import { answerOf, askBasket, callerOf } from './ask-basket.ts'
import { openBasketId } from './basket-index.ts'

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

/** The baskets of the shopper who asks; an empty list is left out. */
export const customerBaskets = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-myaccount.rw'), siteRequest)
  .get(PATH, async (c) => {
    const caller = callerOf(c)
    const { site, customerId } = caller
    if (c.req.param('customerId') !== customerId) throw invalidCustomer()

    const basketId = await openBasketId(c.env.DB, { siteId: site.id, customerId })
    if (basketId === undefined) return c.json({ total: 0 })
    const state = await askBasket(c, basketId, (basket) => basket.read(caller, basketId))
    return c.json({ baskets: [await answerOf(c, state)], total: 1 })
  })
  .all(PATH, only('GET'))

const invalidCustomer = () =>
  new ProblemError({
    status: 400,
    type: 'invalid-customer',
    title: 'Invalid Customer',
    detail: 'The customer is invalid.',
  })
