import type { LazyPage } from '../kit/page.ts'

export const autoRefreshPages = {
  subscriptions: {
    load: () => import('./subscriptions-page.tsx').then((module) => module.subscriptionsPage),
  },
} satisfies Record<string, LazyPage>
