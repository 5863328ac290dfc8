import type { ActionName } from '../../app/document-actions.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { LostActions, useWanted } from '../../app/use-action.tsx'

const hearts = lazyCode(async () => (await import('./hearts.tsx')).Hearts)

const ACTIONS: readonly ActionName[] = ['toggleWish']

/** Loads what hearts do when a customer sees them, or a guest presses the first one. */
export function HeartsHost({ isCustomer }: { isCustomer: boolean }) {
  const isWanted = useWanted(ACTIONS)
  return (
    (isCustomer || isWanted) && (
      <LazyPart code={hearts} failed={<LostActions names={ACTIONS} />}>
        {(Hearts) => <Hearts />}
      </LazyPart>
    )
  )
}
