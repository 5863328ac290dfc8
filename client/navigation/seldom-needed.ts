import { lazyCode } from '../app/lazy-code.ts'
import type { NavigationDependencies } from './views.ts'

const informNativeApp = lazyCode(
  async () => (await import('../features/native-app/keep-informed.ts')).keepNativeAppInformed,
)
const storedPage = lazyCode(async () => (await import('./stored-page.ts')).markStoredPage)

/** Reports the session to the native app, which shows the bag's count. */
export async function tellNativeApp({ appContext, queryClient }: NavigationDependencies) {
  if (!appContext.isNativeApp) return
  const keepInformed = await informNativeApp.load().catch(() => null)
  keepInformed?.(queryClient, appContext)
}

/** Shows a notice on a page that the service worker has stored. It has stored this code, too. */
export async function markStored({ intl }: NavigationDependencies) {
  if (!document.documentElement.dataset.stored) return
  const mark = await storedPage.load().catch(() => null)
  mark?.(intl)
}
