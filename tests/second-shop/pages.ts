import type { LazyPage } from '#client/kit/page.ts'

import type { routes } from './routes.ts'

/** The shop's own pages, by the names of their routes. */
export const pages = {
  mending: {
    load: () => import('./pages/mending/mending-page.tsx').then((module) => module.mendingPage),
  },
} satisfies Record<keyof typeof routes, LazyPage>
