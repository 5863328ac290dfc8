import { ROW_NAMES } from '#shared/recommendations/recommendations.ts'

import { useAppContext } from '../../kit/app-context.ts'
import { RecommendationRow } from '../../recommendations/recommendation-rows.tsx'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'

/**
 * Products that the personalization service decides on for the home page, or that a recommender chooses. The slot's
 * callout names the row; an unknown one shows nothing and is logged.
 */
export const recommendedModule = defineModule({ Component: Recommended })

function Recommended({ slot, position }: ModuleProps) {
  const appContext = useAppContext()
  const recommender = ROW_NAMES.find((name) => name === slot.callout)
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
