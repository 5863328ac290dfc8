import { isLegacyPath } from '#shared/legacy-paths.ts'

import { factory } from '../config/env.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'

/** Hands the routes that another system serves to it (docs/hybrid.md). Its code loads with the first of them. */
export const legacyRoutes = (openEdge: OpenEdge<Edge>) =>
  factory.createMiddleware(async function legacyRoutes(c, next) {
    const { legacy } = c.get('context').config
    if (!legacy || !isLegacyPath(new URL(c.req.url).pathname, legacy.paths)) return next()
    const { serveLegacy } = await import('./serve-legacy.ts')
    return serveLegacy(c, { legacy, openEdge })
  })
