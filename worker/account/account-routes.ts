import { ACCOUNT_COPY_PATH } from '#shared/account/endpoints.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { slugOf } from '#shared/product/slug.ts'
import { routes } from '#shared/routes.ts'
import { brand } from '#shop/brand.ts'

import type { Edge, OpenEdge } from '../http/edge.ts'
import { locationOf } from '../http/location.ts'
import { endpoints } from '../http/endpoints.ts'
import { personal } from '../http/personal.ts'
import { ifAbsent } from '../upstream/absent-api.ts'

const FILE_NAME = `${slugOf(brand.name)}-account.json`

/** The profile, with who makes a copy where commerce cannot. */
const WITHOUT_COPY = `${routes.profile.href({})}?${new URLSearchParams({ [DONE_PARAMETER]: 'no-copy' }).toString()}`

/** Downloads a copy of the account. */
export const accountRoutes = (openEdge: OpenEdge<Edge>) =>
  endpoints().get(
    ACCOUNT_COPY_PATH,
    { agents: 'refused', limit: 'none' },
    ...personal(openEdge),
    async (c) => {
      const { edge } = await openEdge(c)
      const { readCopy } = await import('./profile.ts')
      const copy = await ifAbsent(readCopy(edge), () => null)
      if (!copy) return c.redirect(locationOf(WITHOUT_COPY, c.get('context')), 303)
      c.header('Content-Disposition', `attachment; filename="${FILE_NAME}"`)
      return c.json(copy)
    },
  )
