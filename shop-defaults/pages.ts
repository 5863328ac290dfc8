import type { LazyPage } from '#client/kit/page.ts'

import type { routes } from './routes.ts'

/** The shop's own pages, by the names of their routes. */
export const pages = {} satisfies Record<keyof typeof routes, LazyPage>
