import type { Bag } from '#shared/bag/bag.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'

const notices = lazyCode(async () => (await import('./not-added-notice.tsx')).bagNotices)

const hasNotice = ({ notAdded, isPickupMoved }: Bag) => Boolean(notAdded ?? isPickupMoved)

/** Loads the code of notices before a bag that needs it is rendered. */
export const loadNotices = (bag: Bag) => hasNotice(bag) && notices.load()

/** What the last change of the bag has left out, and what signing in has moved. Few bags have it. */
export function BagNotices({ bag, canDismiss = false }: { bag: Bag; canDismiss?: boolean }) {
  const { notAdded, isPickupMoved, pickupStore } = bag
  return (
    hasNotice(bag) && (
      <LazyPart code={notices}>
        {({ NotAddedNotice, PickupMovedNotice }) => (
          <>
            {notAdded && <NotAddedNotice items={notAdded} canDismiss={canDismiss} />}
            {isPickupMoved && <PickupMovedNotice store={pickupStore} canDismiss={canDismiss} />}
          </>
        )}
      </LazyPart>
    )
  )
}
