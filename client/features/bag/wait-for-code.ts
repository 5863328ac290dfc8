import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import type { SiteId } from '#shared/site/site.ts'

import type { BagMutation } from './expected-bag.ts'
import { keepWaiting } from './waiting-mutations.ts'

interface Wanted {
  site: SiteId
  mutation: BagMutation
}

/**
 * Waits for the code of changes. A document that is left before it has come leaves the change to the next document of
 * this tab; it must not make the change itself as well, nor come back.
 */
export async function waitForCode<Code>(
  loading: Promise<Code>,
  { site, mutation }: Wanted,
): Promise<Code> {
  let isLeft = false
  function leave() {
    isLeft = true
    keepWaiting(site, [{ mutation, idempotencyKey: createIdempotencyKey() }])
    addEventListener('pageshow', () => location.reload(), { once: true })
  }
  addEventListener('pagehide', leave, { once: true })
  const code = await loading
  removeEventListener('pagehide', leave)
  return isLeft ? new Promise(() => null) : code
}
