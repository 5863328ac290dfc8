import type { Localized } from '../platform/localized.ts'
import type { UnitDiscount } from './model.ts'

/** The least expensive of three small candles is free. */
export const candleTrio: UnitDiscount = {
  type: 'nth-free',
  forms: ['singlewick', 'tincandle'],
  size: 3,
  limit: 4,
  categoryId: 'single-wick-candles',
  invite: ({ missing, again }) => ({
    en: `Add ${missing} more ${missing === 1 ? 'candle' : 'candles'} and ${again ? 'another one' : 'the least expensive'} is free`,
    fr: `Ajoutez encore ${missing} ${missing === 1 ? 'bougie' : 'bougies'} et ${again ? 'une autre' : 'la moins chère'} est gratuite`,
  }),
}

/** Six hand soaps for one price. */
export const soapSix = (total: number, price: Localized): UnitDiscount => ({
  type: 'fixed-total',
  forms: ['handsoap'],
  size: 6,
  total,
  categoryId: 'hand-soaps',
  invite: ({ missing }) => ({
    en: `Add ${missing} more hand ${missing === 1 ? 'soap' : 'soaps'} and pay ${price.en} for six`,
    fr: `Ajoutez encore ${missing} ${missing === 1 ? 'savon' : 'savons'} pour les mains et payez ${price.fr} pour six`,
  }),
})

/** A holder costs less for each 3-wick candle. */
export const holderPairing: UnitDiscount = {
  type: 'pairing',
  forms: ['candleholder'],
  percentage: 25,
  with: 'threewick',
  categoryId: 'three-wick-candles',
  invite: ({ again }) => ({
    en: `Add ${again ? 'another' : 'a'} 3-wick candle and a holder is 25% off`,
    fr: `Ajoutez une ${again ? 'autre ' : ''}bougie à 3 mèches et un porte-bougie est à 25\u00a0% de rabais`,
  }),
}

/** The least expensive of four packs of wax melts is free. */
export const meltsMix: UnitDiscount = {
  type: 'nth-free',
  forms: ['waxmelt'],
  size: 4,
  limit: Infinity,
  categoryId: 'tins-and-melts',
  invite: ({ missing, again }) => ({
    en: `Add ${missing} more ${missing === 1 ? 'pack' : 'packs'} of wax melts and ${again ? 'another one' : 'the least expensive'} is free`,
    fr: `Ajoutez encore ${missing} ${missing === 1 ? 'paquet' : 'paquets'} de fondants et ${again ? 'un autre' : 'le moins cher'} est gratuit`,
  }),
}
