import type { SiteId } from '../platform/sites.ts'
import type { Localized } from '../platform/localized.ts'

export type ShippingMethodId = 'standard' | 'express' | 'overnight'

export interface ShippingTariff {
  id: ShippingMethodId
  /** In minor units of the site's currency. */
  price: number
  description: Localized
  arrival: Localized
  /** The same as `arrival`, as the fewest and the most business days. */
  businessDays: readonly [fewest: number, most: number]
}

interface SiteTariffs {
  usual: ShippingTariff[]
  /** Provinces near the workshop, and states with prices of their own, by their code. */
  near: Map<string, ShippingTariff[]>
  remote: ShippingTariff[]
}

const tracked: Localized = {
  en: 'By ground, tracked to your door',
  fr: 'Par voie terrestre, avec suivi jusqu’à votre porte',
}

const longWay: Localized = {
  en: 'By ground, water or air, tracked where the carrier can',
  fr: 'Par terre, par eau ou par air, avec suivi là où le transporteur le permet',
}

const priority: Localized = {
  en: 'Packed first, with priority on the way',
  fr: 'Emballée en premier, prioritaire en chemin',
}

const canadianStandard = { id: 'standard', price: 899, description: tracked } as const

const canadianExpress: ShippingTariff = {
  id: 'express',
  price: 1899,
  description: priority,
  arrival: { en: '2 business days', fr: '2 jours ouvrables' },
  businessDays: [2, 2],
}

const fromMississauga: ShippingTariff[] = [
  {
    ...canadianStandard,
    arrival: { en: '2–4 business days', fr: '2 à 4 jours ouvrables' },
    businessDays: [2, 4],
  },
  canadianExpress,
]

export const tariffs: Record<SiteId, SiteTariffs> = {
  us: {
    usual: [
      {
        id: 'standard',
        price: 599,
        description: tracked,
        arrival: { en: '3–5 business days', fr: '3 à 5 jours ouvrables' },
        businessDays: [3, 5],
      },
      {
        id: 'express',
        price: 1499,
        description: priority,
        arrival: { en: '2 business days', fr: '2 jours ouvrables' },
        businessDays: [2, 2],
      },
      {
        id: 'overnight',
        price: 2499,
        description: {
          en: 'By air, when ordered before noon Eastern',
          fr: 'Par avion, si la commande est passée avant midi, heure de l’Est',
        },
        arrival: { en: 'Next business day', fr: '1 jour ouvrable' },
        businessDays: [1, 1],
      },
    ],
    near: new Map(),
    remote: [
      {
        id: 'standard',
        price: 1299,
        description: longWay,
        arrival: { en: '7–14 business days', fr: '7 à 14 jours ouvrables' },
        businessDays: [7, 14],
      },
    ],
  },
  ca: {
    usual: [
      {
        ...canadianStandard,
        arrival: { en: '4–7 business days', fr: '4 à 7 jours ouvrables' },
        businessDays: [4, 7],
      },
      canadianExpress,
    ],
    near: new Map([
      ['ON', fromMississauga],
      ['QC', fromMississauga],
    ]),
    remote: [
      {
        id: 'standard',
        price: 1999,
        description: longWay,
        arrival: { en: '8–15 business days', fr: '8 à 15 jours ouvrables' },
        businessDays: [8, 15],
      },
    ],
  },
}

/** Changes what standard shipping to a state costs while the service runs. */
export function setStandardTariff(stateCode: string, price: number) {
  const { usual, near } = tariffs.us
  near.set(
    stateCode,
    usual.map((tariff) => (tariff.id === 'standard' ? { ...tariff, price } : tariff)),
  )
}

export const resetTariffs = () => tariffs.us.near.clear()
