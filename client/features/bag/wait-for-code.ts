import type { SiteId } from '#shared/site/site.ts'

import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import type { BagMutation } from './expected-bag.ts'
import { addWaiting } from './waiting-mutations.ts'

/**
 * Waits for the code of changes. A document that is left before it has come leaves the change to the next document of
 * this tab; it must not make the change itself as well, nor come back.
 */
export async function waitForCode<Code>(
  loading: Promise<Code>,
  site: SiteId,
  mutation: BagMutation,
): Promise<Code> {
  let isLeft = false
  function leave() {
    isLeft = true
    addWaiting(site, { mutation, idempotencyKey: createIdempotencyKey() })
    addEventListener('pageshow', () => location.reload())
  }
  addEventListener('pagehide', leave)
  const code = await loading
  removeEventListener('pagehide', leave)
  return isLeft ? new Promise(() => null) : code
}
