import type { Context } from 'hono'

import type { SandboxEnv } from '../env.ts'
import type { Change } from './changes.ts'

/** Whether the caller wants what the shop knows of the customer to be filled in. */
export const isPopulated = (c: Context<SandboxEnv>) =>
  c.req.query('populateCustomerDetails') === 'true'

export const POPULATE: Change = { deed: 'populateCustomer', payload: undefined }
