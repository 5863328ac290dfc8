import { useIntl } from 'react-intl'

import type { Bag, BagLine } from '#shared/bag/bag.ts'

import { emitShopEvent } from '../../app/shop-events.ts'
import { useMoney } from '../money/use-money.ts'
import { sayLimited } from './quantity-limited.ts'
import { useLoadBagMutations } from './use-bag-mutation.ts'

/**
 * Announces a changed line. The toast for a removal can undo it: the item is added at today's
 * price.
 */
export function useLineAnnouncement(line: BagLine) {
  const intl = useIntl()
  const money = useMoney()
  const load = useLoadBagMutations()
  const { name, productId, fulfillment, quantity: before } = line

  async function undoRemoval() {
    try {
      const queue = await load()
      sayLimited(await queue.addToBag({ productId, quantity: before, fulfillment }), intl)
      emitShopEvent({
        type: 'announced',
        text: intl.formatMessage({ id: 'bag.putBack' }, { name }),
      })
    } catch {
      const text = intl.formatMessage({ id: 'bag.notAdded' })
      emitShopEvent({ type: 'toasted', tone: 'error', text })
    }
  }

  return (bag: Bag, quantity: number) => {
    const total = money(bag.total)
    if (quantity > 0) {
      const text = intl.formatMessage({ id: 'bag.changed' }, { name, count: quantity, total })
      return emitShopEvent({ type: 'announced', text })
    }
    const text = intl.formatMessage({ id: 'bag.removed' }, { name })
    const action = { label: intl.formatMessage({ id: 'bag.undo' }), run: () => void undoRemoval() }
    emitShopEvent({ type: 'toasted', tone: 'success', text, action })
  }
}
