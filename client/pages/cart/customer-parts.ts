import { BagRewards } from './bag-rewards.tsx'
import { LastTime } from './last-time.tsx'

/** What only customers see beside their bag. */
export const customerParts = { BagRewards, LastTime }
