import type { Context } from 'hono'

import type { SandboxEnv } from '../env.ts'
import type { Change } from './changes.ts'

/** Whether to fill in the customer's stored details. */
export const isPopulated = (c: Context<SandboxEnv>) =>
  c.req.query('populateCustomerDetails') === 'true'

export const POPULATE: Change = { deed: 'populateCustomer', payload: undefined }
