import type { SiteId } from '#shared/site/site.ts'
import { WAITING_MUTATIONS_KEY } from '#shared/storage-keys.ts'

import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import { readTab, writeTab } from '../../app/tab-storage.ts'
import type { BagMutation } from './expected-bag.ts'

/**
 * Waits for the code of changes. A document that is left before it has come leaves the change to the next document of
 * this tab (`waiting-mutations.ts`); it must not make the change itself as well, nor come back.
 */
export async function waitForCode<Code>(
  loading: Promise<Code>,
  site: SiteId,
  mutation: BagMutation,
): Promise<Code> {
  let isLeft = false
  function leave() {
    isLeft = true
    const waiting = JSON.parse(readTab(WAITING_MUTATIONS_KEY) ?? '{}')
    const own = [...(waiting[site] ?? []), { mutation, idempotencyKey: createIdempotencyKey() }]
    writeTab(WAITING_MUTATIONS_KEY, JSON.stringify({ ...waiting, [site]: own }))
    addEventListener('pageshow', () => location.reload())
  }
  addEventListener('pagehide', leave)
  const code = await loading
  removeEventListener('pagehide', leave)
  return isLeft ? new Promise(() => null) : code
}
