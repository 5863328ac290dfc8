import type { Localized } from '../platform/localized.ts'
import type { Language, Site, SiteId } from '../platform/sites.ts'
import { majorUnits } from '../platform/money.ts'
import { canadianProvinces, usStates } from './states-and-provinces.ts'
import type { Destination, ShippingMethod } from './model.ts'
import { type ShippingMethodId, type ShippingTariff, tariffs } from './shipping-tariffs.ts'

interface Where {
  site: Site
  /** Null for the methods that most destinations have. */
  destination: Destination | null
}

export const defaultShippingMethodId: ShippingMethodId = 'standard'

const REMOTE: Record<SiteId, ReadonlySet<string>> = {
  us: new Set(['AK', 'HI', 'PR', 'AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP']),
  ca: new Set(['NT', 'NU', 'YT']),
}

const served = { us: usStates, ca: canadianProvinces }

const names: Record<ShippingMethodId, Localized> = {
  standard: { en: 'Standard Shipping', fr: 'Livraison courante' },
  express: { en: 'Express Shipping', fr: 'Livraison express' },
  overnight: { en: 'Overnight Shipping', fr: 'Livraison le lendemain' },
}

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
  return tariffsFor(where).map(({ id, price, description, arrival }) => ({
    id,
    name: names[id][language],
    description: description[language],
    price,
    estimatedArrivalTime: arrival[language],
  }))
}

/** How many business days each method takes to a destination, the cheapest first. */
export const businessDaysFor = ({ language, ...where }: Where & { language: Language }) =>
  tariffsFor(where).map(({ id, businessDays: [fewest, most] }) => ({
    methodId: id,
    name: names[id][language],
    minBusinessDays: fewest,
    maxBusinessDays: most,
  }))

/** Whether the destination is remote: overseas or in the north, with standard shipping only. */
export function isRemote({ site, destination }: Where): boolean {
  return destination !== null && REMOTE[site.id].has(destination.stateCode)
}

function tariffsFor(where: Where): ShippingTariff[] {
  const { site, destination } = where
  const { usual, remote, near } = tariffs[site.id]
  if (destination === null) return usual
  const { countryCode, stateCode } = destination
  if (countryCode !== site.id.toUpperCase() || !served[site.id].has(stateCode)) return []
  if (isRemote(where)) return remote
  return near.get(stateCode) ?? usual
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
