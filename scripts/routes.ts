/** Explains in one sentence why an environment has no address. */
export class RouteProblem extends Error {
  override name = 'RouteProblem'
}

interface Address {
  origin: string
  ZONE_NAME?: string | undefined
  CUSTOM_DOMAIN?: string | undefined
}

/** A route in the format of Wrangler's configuration. */
type Route = { pattern: string; zone_name: string } | { pattern: string; custom_domain: true }

/**
 * An environment's address: the host of its public origin, by a route of the zone `ZONE_NAME` or as a custom domain.
 * Both support the runtime's Cache API, unlike workers.dev.
 * @throws {RouteProblem}
 */
export function routesFor(environment: string, address: Address): [Route] {
  const { origin, ZONE_NAME, CUSTOM_DOMAIN } = address
  const { host } = new URL(origin)
  if (host.endsWith('.workers.dev')) {
    throw new RouteProblem(`PUBLIC_ORIGIN is ${host}, but nothing can be cached on workers.dev.`)
  }
  if (CUSTOM_DOMAIN === 'true') return [{ pattern: host, custom_domain: true }]
  if (ZONE_NAME) return [{ pattern: `${host}/*`, zone_name: ZONE_NAME }]
  throw new RouteProblem(
    `The ${environment} shop has no address: set ZONE_NAME to the zone of PUBLIC_ORIGIN, or CUSTOM_DOMAIN to "true", in ${environment}.vars of the shop's deployment.ts.`,
  )
}
