import type { Localized } from '../../platform/localized.ts'
import type { ShippingTariff, SiteTariffs } from '../model/tariff.ts'

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

const standard = { id: 'standard', name: { en: 'Standard Shipping', fr: 'Livraison courante' } }

const canadianStandard = { ...standard, price: 899, description: tracked }

const express = { id: 'express', name: { en: 'Express Shipping', fr: 'Livraison express' } }

const canadianExpress: ShippingTariff = {
  ...express,
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

export const tariffs: Record<'us' | 'ca', SiteTariffs> = {
  us: {
    usual: [
      {
        ...standard,
        price: 599,
        description: tracked,
        arrival: { en: '3–5 business days', fr: '3 à 5 jours ouvrables' },
        businessDays: [3, 5],
      },
      {
        ...express,
        price: 1499,
        description: priority,
        arrival: { en: '2 business days', fr: '2 jours ouvrables' },
        businessDays: [2, 2],
      },
      {
        id: 'overnight',
        name: { en: 'Overnight Shipping', fr: 'Livraison le lendemain' },
        price: 2499,
        description: {
          en: 'By air, when ordered before noon Eastern',
          fr: 'Par avion, si la commande est passée avant midi, heure de l’Est',
        },
        arrival: { en: 'Next business day', fr: '1 jour ouvrable' },
        businessDays: [1, 1],
      },
    ],
    near: {},
    remote: {
      regions: ['AK', 'HI', 'PR', 'AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP'],
      methods: [
        {
          ...standard,
          price: 1299,
          description: longWay,
          arrival: { en: '7–14 business days', fr: '7 à 14 jours ouvrables' },
          businessDays: [7, 14],
        },
      ],
    },
    warehouse: { cutOff: '14:00', timeZone: 'America/New_York' },
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
    near: { ON: fromMississauga, QC: fromMississauga },
    remote: {
      regions: ['NT', 'NU', 'YT'],
      methods: [
        {
          ...standard,
          price: 1999,
          description: longWay,
          arrival: { en: '8–15 business days', fr: '8 à 15 jours ouvrables' },
          businessDays: [8, 15],
        },
      ],
    },
    warehouse: { cutOff: '13:00', timeZone: 'America/Toronto' },
  },
}
