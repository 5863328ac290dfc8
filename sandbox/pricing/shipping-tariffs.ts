import { profile } from '../profiles/current.ts'
import type { SiteTariffs } from '../profiles/model/tariff.ts'
import type { Site } from '../platform/site.ts'

/** Prices by site and region that test control has set. */
const changed = new Map<string, number>()

/** The tariffs of a site, with the prices that test control has set. */
export function findTariffs(site: Site): SiteTariffs {
  const tariffs = profile.tariffs[site.id]
  if (!tariffs) throw new Error(`The site ${site.id} has no shipping tariffs.`)
  if (changed.size === 0 || site.country !== 'US') return tariffs
  const near = Array.from(changed, ([region, price]) => [
    region,
    tariffs.usual.map((tariff, index) => (index === 0 ? { ...tariff, price } : tariff)),
  ])
  return { ...tariffs, near: { ...tariffs.near, ...Object.fromEntries(near) } }
}

/** Changes what standard shipping to a state costs while the service runs. */
export const setStandardTariff = (stateCode: string, price: number) => changed.set(stateCode, price)

export const resetTariffs = () => changed.clear()
