import type { Bag } from '#shared/contract/bag.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'

const notice = lazyCode(async () => (await import('./not-added-notice.tsx')).NotAddedNotice)

/** Loads the notice's code before a bag that needs it is rendered. */
export const loadNotAdded = ({ notAdded }: Bag) => notAdded && notice.load()

/** What the last change of the bag has left out. Few bags have it. */
export function NotAdded({ bag, canDismiss = false }: { bag: Bag; canDismiss?: boolean }) {
  const { notAdded } = bag
  return (
    notAdded && (
      <LazyPart code={notice}>
        {(NotAddedNotice) => <NotAddedNotice items={notAdded} canDismiss={canDismiss} />}
      </LazyPart>
    )
  )
}
