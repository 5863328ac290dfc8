import type { Language, Site } from '../platform/site.ts'
import { majorUnits } from '../platform/money.ts'
import { canadianProvinces, usStates } from './states-and-provinces.ts'
import type { Destination, ShippingMethod } from './model.ts'
import { profile } from '../profiles/current.ts'
import type { ShippingTariff } from '../profiles/model/tariff.ts'
import { findTariffs } from './shipping-tariffs.ts'

interface Where {
  site: Site
  /** Null for the methods that most destinations have. */
  destination: Destination | null
}

/** The cheapest method, which all sites of a profile have. */
export const defaultShippingMethodId = Object.values(profile.tariffs)[0]?.usual[0]?.id ?? ''

/** The regions that sites ship to, and by which they are taxed. Other countries have no list, and are served as a whole. */
const regionsByCountry: Record<string, ReadonlyMap<string, unknown>> = {
  US: usStates,
  CA: canadianProvinces,
}

/** Whether an address in the country needs a region. */
export const hasRegions = (countryCode: string) => countryCode in regionsByCountry

/** The id that live catalogs use; pickup lines have it as `c_shippingMethod`. */
export const PICKUP_METHOD_ID = 'ISPU'

const pickup = {
  name: { en: 'Pick Up In Store', fr: 'Ramassage en magasin' },
  description: {
    en: 'We tell you by email when it waits for you',
    fr: 'Un courriel vous dit quand la commande vous attend',
  },
  arrival: { en: 'Ready within 24\u00a0hours', fr: 'Prête en 24\u00a0heures' },
}

/** The only method of a pickup shipment. */
export const pickupMethod = (language: Language): ShippingMethod => ({
  id: PICKUP_METHOD_ID,
  name: pickup.name[language],
  description: pickup.description[language],
  price: 0,
  estimatedArrivalTime: pickup.arrival[language],
  isPickup: true,
})

/** The methods for a destination, the cheapest first; none if the site does not ship there. */
export function shippingMethodsFor({
  language,
  ...where
}: Where & { language: Language }): ShippingMethod[] {
  return tariffsFor(where).map(({ id, name, price, description, arrival }) => ({
    id,
    name: name[language],
    description: description[language],
    price,
    estimatedArrivalTime: arrival[language],
  }))
}

/** How many business days each method takes to a destination, the cheapest first. */
export const businessDaysFor = ({ language, ...where }: Where & { language: Language }) =>
  tariffsFor(where).map(({ id, name, businessDays: [fewest, most] }) => ({
    methodId: id,
    name: name[language],
    minBusinessDays: fewest,
    maxBusinessDays: most,
  }))

/** Whether the destination is remote: overseas or in the north, with standard shipping only. */
export function isRemote({ site, destination }: Where): boolean {
  return destination !== null && findTariffs(site).remote.regions.includes(destination.stateCode)
}

/** The tariffs of the methods for a destination, the cheapest first. */
export function tariffsFor(where: Where): ShippingTariff[] {
  const { site, destination } = where
  const { usual, remote, near } = findTariffs(site)
  if (destination === null) return usual
  const { countryCode, stateCode } = destination
  if (countryCode !== site.country) return []
  if (regionsByCountry[countryCode]?.has(stateCode) === false) return []
  if (isRemote(where)) return remote.methods
  return near[stateCode] ?? usual
}

/** A shipping method in the API's format. */
export const shippingMethodResponse = (method: ShippingMethod) => ({
  id: method.id,
  name: method.name,
  description: method.description,
  price: majorUnits(method.price),
  shippingPromotions: [],
  c_estimatedArrivalTime: method.estimatedArrivalTime,
  ...(method.isPickup && { c_storePickupEnabled: true }),
})
