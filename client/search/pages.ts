import type { LazyPage } from '../kit/page.ts'

export const searchPages = {
  search: {
    load: () => import('./search-page.tsx').then((module) => module.searchPage),
  },
} satisfies Record<string, LazyPage>
