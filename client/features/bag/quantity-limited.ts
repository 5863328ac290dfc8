import type { IntlShape } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'

import { emitShopEvent } from '../../app/shop-events.ts'

/** Says in a toast that fewer were added than were wanted. @returns whether that is so */
export function sayLimited({ limited }: Bag, intl: IntlShape) {
  if (limited === undefined) return false
  const text = intl.formatMessage({ id: 'quantity.limit' }, { maxCategoryLimit: limited })
  emitShopEvent({ type: 'toasted', tone: 'error', text })
  return true
}
