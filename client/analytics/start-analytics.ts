import { lazyCode } from '../kit/lazy-code.ts'
import { sessionQuery } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { allowedGroups } from '../consent/privacy-choice.ts'
import type { AnalyticsDependencies } from './sink.ts'

const sinks = lazyCode(async () => (await import('./open-sinks.ts')).openSinks)

/**
 * Loads analytics as soon as the visitor allows any of it, also in another tab, and never before. Where it is allowed until
 * they decline, the session says so.
 */
export function startAnalytics(dependencies: AnalyticsDependencies) {
  const { appContext, queryClient } = dependencies
  const { queryKey } = sessionQuery(appContext)
  const isAllowed = () =>
    allowedGroups(queryClient.getQueryData(queryKey)).some((group) => group !== 'necessary')
  const hadConsent = isAllowed()
  const landing = location.search
  let isStarted = false

  async function start() {
    if (isStarted || !isAllowed()) return
    isStarted = true
    const open = await sinks.load().catch(() => null)
    if (open) open({ ...dependencies, landing }, hadConsent)
    else isStarted = false
  }
  onShopEvent(({ type }) => {
    if (type === 'page-viewed' || type === 'privacy-chosen') void start()
  })
  document.addEventListener('visibilitychange', () => void start())
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === queryKey[0]) void start()
  })
  void start()
}
