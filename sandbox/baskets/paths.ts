import type { Context } from 'hono'

import type { SandboxEnv } from '../platform/env.ts'
import type { Change } from './contents/changes.ts'

/** Versions 1 and 2 share one implementation. */
export const BASKETS =
  '/checkout/shopper-baskets/:version{v[12]}/organizations/:organizationId/baskets'
export const BASKET = `${BASKETS}/:basketId` as const
export const SHIPMENT = `${BASKET}/shipments/:shipmentId` as const

/** Whether to fill in the customer's stored details. */
export const wantsCustomerDetails = (c: Context<SandboxEnv>) =>
  c.req.query('populateCustomerDetails') === 'true'

export const POPULATE_CUSTOMER: Change = { name: 'populateCustomer', payload: undefined }
