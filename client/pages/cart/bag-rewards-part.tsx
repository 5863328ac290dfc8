import { useQueryClient } from '@tanstack/react-query'

import type { Bag } from '#shared/bag/bag.ts'

import { useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { customerIn, useSession } from '../../app/session.ts'
import { REWARDS_TO_USE_KEY } from '../../features/checkout/rewards-to-use-key.ts'
import { customerCode } from './customer-code.ts'

/** Where members see their rewards. Only members load its code; after a navigation, customers ask whether they are one. */
export function BagRewardsPart({ bag }: { bag: Bag }) {
  const customer = customerIn(useSession())
  const isInDocument = useQueryClient().getQueryData(REWARDS_TO_USE_KEY) !== undefined
  if (!isInDocument && (useAppContext().isDocument() || !customer)) return null
  return <LazyPart code={customerCode}>{({ BagRewards }) => <BagRewards bag={bag} />}</LazyPart>
}
