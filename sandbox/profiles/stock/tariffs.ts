import type { Localized } from '../../platform/localized.ts'
import type { ShippingTariff, SiteTariffs } from '../model/tariff.ts'

const ground = { id: '001', name: { en: 'Ground', fr: 'Terrestre' } }
const twoDay = { id: '002', name: { en: '2-Day Express', fr: 'Express deux jours' } }
const nextDay = { id: '003', name: { en: 'Overnight', fr: 'Le lendemain' } }
const tracked = {
  id: '001',
  name: { en: 'Tracked Delivery', fr: 'Livraison suivie' },
}
const named = { id: '004', name: { en: 'Evening Delivery', fr: 'Livraison en soirée' } }

const days = (fewest: number, most: number): Pick<ShippingTariff, 'arrival' | 'businessDays'> => ({
  arrival: {
    en: fewest === most ? `${most} business days` : `${fewest}–${most} business days`,
    fr: fewest === most ? `${most} jours ouvrables` : `${fewest} à ${most} jours ouvrables`,
  },
  businessDays: [fewest, most],
})

const tomorrow: Pick<ShippingTariff, 'arrival' | 'businessDays'> = {
  arrival: { en: 'Next business day', fr: '1 jour ouvrable' },
  businessDays: [1, 1],
}

const byGround: Localized = {
  en: 'By road, tracked to your door',
  fr: 'Par la route, avec suivi jusqu’à votre porte',
}
const inTwoDays: Localized = {
  en: 'Order received in 2 business days',
  fr: 'Commande reçue en 2 jours ouvrables',
}
const overnight: Localized = {
  en: 'Order received the next business day',
  fr: 'Commande reçue le jour ouvrable suivant',
}
const signedFor: Localized = {
  en: 'Tracked to your door, with a signature',
  fr: 'Suivie jusqu’à votre porte, contre signature',
}
const afterSix: Localized = {
  en: 'Between 6 and 10 p.m., on a day that the courier agrees with you',
  fr: 'Entre 18 et 22\u00a0h, le jour convenu avec le livreur',
}

export const tariffs: Record<string, SiteTariffs> = {
  us: {
    usual: [
      { ...ground, price: 799, description: byGround, ...days(4, 7) },
      { ...twoDay, price: 1599, description: inTwoDays, ...days(2, 2) },
      { ...nextDay, price: 2899, description: overnight, ...tomorrow },
    ],
    near: {},
    remote: {
      regions: ['AK', 'HI', 'PR', 'AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP'],
      methods: [{ ...ground, price: 1699, description: byGround, ...days(8, 16) }],
    },
    warehouse: { cutOff: '13:00', timeZone: 'America/New_York' },
  },
  ca: {
    usual: [
      { ...ground, price: 999, description: byGround, ...days(4, 8) },
      { ...twoDay, price: 1999, description: inTwoDays, ...days(2, 3) },
      { ...nextDay, price: 3499, description: overnight, ...tomorrow },
    ],
    near: {},
    remote: {
      regions: ['NT', 'NU', 'YT'],
      methods: [{ ...ground, price: 2499, description: byGround, ...days(9, 18) }],
    },
    warehouse: { cutOff: '12:00', timeZone: 'America/Toronto' },
  },
  gb: {
    usual: [
      { ...tracked, price: 495, description: signedFor, ...days(2, 4) },
      { ...nextDay, price: 995, description: overnight, ...tomorrow },
      { ...named, price: 1195, description: afterSix, ...days(2, 3) },
    ],
    near: {},
    remote: { regions: [], methods: [] },
    warehouse: { cutOff: '15:00', timeZone: 'Europe/London' },
  },
  ie: {
    usual: [
      { ...tracked, price: 595, description: signedFor, ...days(3, 5) },
      { ...nextDay, price: 1295, description: overnight, ...tomorrow },
    ],
    near: {},
    remote: { regions: [], methods: [] },
    warehouse: { cutOff: '14:00', timeZone: 'Europe/Dublin' },
  },
}
