import type { IntlShape } from 'react-intl'

import { isLimitReached, type FulfillmentOption } from './fulfillment-options.ts'
import type { Held } from './use-held.ts'

interface Shortage {
  /** How many can still be added; null if it is unknown. */
  room: number | null
  min: number
  option: FulfillmentOption
  held: Held
}

/** Why no more can be added to what the bag holds. Null if something can. */
export function missingOf(intl: IntlShape, { room, min, option, held }: Shortage) {
  if (room === null || room >= min || held.family === 0) return null
  return isLimitReached(option, held.family, min)
    ? intl.formatMessage({ id: 'quantity.full' }, { maxCategoryLimit: option.limit })
    : intl.formatMessage({ id: 'bag.most' }, { count: held.own.shipping + held.own.pickup })
}
