import type { LazyPage } from '../kit/page.ts'

export const storePages = {
  storeLocator: {
    load: () => import('./store-locator-page.tsx').then((module) => module.storeLocatorPage),
  },
} satisfies Record<string, LazyPage>
