import { lazyCode } from '../app/lazy-code.ts'
import type { NavigationDependencies } from './views.ts'

const informNativeApp = lazyCode(
  async () => (await import('../features/native-app/keep-informed.ts')).keepNativeAppInformed,
)
const storedPage = lazyCode(async () => (await import('./stored-page.ts')).markStoredPage)

/** The native app is told what it shows beside the pages. */
export async function tellNativeApp({ appContext, queryClient }: NavigationDependencies) {
  if (!appContext.isNativeApp) return
  const keepInformed = await informNativeApp.load().catch(() => null)
  keepInformed?.(queryClient, appContext)
}

/** Says when a page is one that was stored. The service worker has stored the code, too. */
export async function markStored({ intl }: NavigationDependencies) {
  if (!document.documentElement.dataset.stored) return
  const mark = await storedPage.load().catch(() => null)
  mark?.(intl)
}
