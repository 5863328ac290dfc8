import type { Context } from 'hono'

import type { SandboxEnv } from '../platform/env.ts'
import type { Change } from './contents/changes.ts'

/** Whether to fill in the customer's stored details. */
export const wantsCustomerDetails = (c: Context<SandboxEnv>) =>
  c.req.query('populateCustomerDetails') === 'true'

export const POPULATE_CUSTOMER: Change = { name: 'populateCustomer', payload: undefined }
