import { RECOMMENDERS } from '#shared/contract/recommendations.ts'

import { useAppContext } from '../../app/app-context.ts'
import { RecommendationRow } from '../recommendations/recommendation-rows.tsx'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'

/** Products that a recommender chooses. The slot's callout names it; an unknown one shows nothing and is logged. */
export function Recommended({ slot, position }: ModuleProps) {
  const appContext = useAppContext()
  const recommender = RECOMMENDERS.find((name) => name === slot.callout)
  if (!recommender) {
    appContext.warn('recommendations of an unknown recommender', { slot: slot.id })
    return null
  }
  return (
    <ModuleBand position={position}>
      <RecommendationRow
        recommender={recommender}
        heading="recommendations.heading"
        title={slot.heading}
        room="around"
      />
    </ModuleBand>
  )
}
