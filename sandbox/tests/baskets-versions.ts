import type { newGuest } from './clients.ts'

/** Both versions of the baskets API have the same operations, so tests run in both. */
export const VERSIONS = ['v1', 'v2'] as const
export type Version = (typeof VERSIONS)[number]

type Clients = Pick<Awaited<ReturnType<typeof newGuest>>, 'baskets' | 'basketsV2'>

/** The same shopper, with the baskets client of this version. */
export const withBasketsVersion = <Shopper extends Clients>(
  version: Version,
  shopper: Shopper,
) => ({
  ...shopper,
  baskets: version === 'v2' ? shopper.basketsV2 : shopper.baskets,
})

/** Every row, once for each version. */
export const forBothVersions = <Row extends object>(rows: readonly Row[]) =>
  VERSIONS.flatMap((version) => rows.map((row) => ({ ...row, version })))
