import type { QueryClient } from '@tanstack/react-query'

import { campaignEndpoints } from '#shared/campaigns/endpoints.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { sessionQuery } from '../kit/session.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { OWN_PRICES_KEY } from './queries.ts'

interface Dependencies {
  appContext: Pick<AppContextValue, 'site' | 'locale'>
  queryClient: QueryClient
}

const LOCK = 'vitrine-source-code'

/** Asks for the prices of the source code with which the visitor has come. If that fails, the page keeps its prices. */
export async function applySourceCode(code: string, { appContext, queryClient }: Dependencies) {
  // Without a cookie, every page would open another session.
  if (!navigator.cookieEnabled) return
  await whenShown()
  const query = sessionQuery(appContext)
  // An answer that is on its way does not know the code.
  await queryClient.query({ ...query, staleTime: 'static' }).catch(() => null)
  const { applySourceCode: send } = createHttpPort(campaignEndpoints, appContext)
  const key = createIdempotencyKey()
  const answer = await exclusively(() => send({ code }, key)).catch(() => null)
  if (!answer?.hasOwnPrices) return
  queryClient.setQueryData(query.queryKey, (session) => {
    if (!session) return session
    const { customerType } = session
    return {
      ...session,
      hasOwnPrices: true,
      customerType: customerType === 'anonymous' ? 'guest' : customerType,
    }
  })
  emitShopEvent({ type: 'refetch-basket' })
  await queryClient.invalidateQueries({ queryKey: OWN_PRICES_KEY })
}

/** A browser may run a page before its visitor opens it. */
function whenShown() {
  if (!('prerendering' in document && document.prerendering)) return Promise.resolve()
  return new Promise<void>((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  })
}

/** A second tab waits for the session that the first one starts. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const once = () => (begun ??= work())
  // A browser that blocks storage refuses locks, too.
  return 'locks' in navigator ? navigator.locks.request(LOCK, once).catch(once) : once()
}
