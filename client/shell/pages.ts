import type { LazyPage } from '../kit/page.ts'

export const shellPages = {
  notFound: {
    load: () => import('./not-found-page.tsx').then((module) => module.notFoundPage),
  },
  error: { load: () => import('./error-page.tsx').then((module) => module.errorPage) },
} satisfies Record<string, LazyPage>
