import { pages } from '#client/pages.ts'
import { actions } from '#shared/actions.ts'
import { COOKIES, STORAGE } from '#shared/browser-storage.ts'
import { routes } from '#shared/routes.ts'
import { actionTable } from '#worker/actions.ts'
import { manifest } from '#worker/cache-entries.ts'
import { catalogEndpoints, personalEndpoints, publicEndpoints } from '#worker/endpoints.ts'
import { families } from '#worker/families.ts'

const served = [...publicEndpoints, ...catalogEndpoints, ...personalEndpoints]

/** Everything that the root lists of the shop name. A test loads this file with other features. */
export const tables = {
  routes: Object.keys(routes),
  pages: Object.keys(pages),
  actions: Object.keys(actions),
  forms: Object.keys(actionTable),
  endpoints: served.flatMap(({ endpoints }) => Object.keys(endpoints)),
  families: Object.keys(families),
  cache: manifest.map(({ name }) => name),
  cookies: Object.keys(COOKIES),
  storage: Object.keys(STORAGE),
}
export type Tables = typeof tables
