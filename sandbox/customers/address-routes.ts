import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../platform/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import {
  addAddress,
  AddressBody,
  changeAddress,
  NewAddressBody,
  removeAddress,
  requireAddress,
} from './addresses.ts'
import { CUSTOMER } from './paths.ts'
import { requireRegisteredCustomer } from './require-customer.ts'

const ADDRESSES = `${CUSTOMER}/addresses` as const
const ADDRESS = `${ADDRESSES}/:addressName` as const

export const addressRoutes = factory
  .createApp()
  .use(
    `${ADDRESSES}/*`,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .post(ADDRESSES, async (c) => {
    const body = await readBody(c, NewAddressBody)
    return c.json(await addAddress(c.env.DB, c.req.param('customerId'), body, c.var.now()))
  })
  .all(ADDRESSES, only('POST'))
  .get(ADDRESS, async (c) => {
    const { customerId, addressName } = c.req.param()
    return c.json(await requireAddress(c.env.DB, customerId, addressName))
  })
  .patch(ADDRESS, async (c) => {
    const body = await readBody(c, AddressBody)
    const { customerId, addressName: addressId } = c.req.param()
    return c.json(await changeAddress(c.env.DB, { customerId, addressId }, body, c.var.now()))
  })
  .delete(ADDRESS, async (c) => {
    const { customerId, addressName } = c.req.param()
    await removeAddress(c.env.DB, customerId, addressName)
    return c.body(null, 204)
  })
  .all(ADDRESS, only('GET', 'PATCH', 'DELETE'))
