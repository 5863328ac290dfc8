import type { SignedIn } from '#shared/sign-in/account.ts'

export type BagMessage = 'signIn.bagKept' | 'signIn.bagShortened'

/** What a shopper has to know about the bag after signing in. Null if there is nothing to say. */
export function bagMessage(bag: SignedIn['bag']): BagMessage | null {
  if (bag === 'kept') return 'signIn.bagKept'
  return bag === 'partly-merged' ? 'signIn.bagShortened' : null
}
