import type { enter } from './shopper.ts'

/** Both versions of the baskets' API have the same operations; a journey through one is one through both. */
export const VERSIONS = ['v1', 'v2'] as const
export type Version = (typeof VERSIONS)[number]

type Clients = Pick<Awaited<ReturnType<typeof enter>>, 'baskets' | 'basketsV2'>

/** The same shopper, whose baskets are asked in this version. */
export const inVersion = <Shopper extends Clients>(version: Version, shopper: Shopper) => ({
  ...shopper,
  baskets: version === 'v2' ? shopper.basketsV2 : shopper.baskets,
})

/** Every row once in each version. */
export const inBoth = <Row extends object>(rows: readonly Row[]) =>
  VERSIONS.flatMap((version) => rows.map((row) => ({ ...row, version })))
