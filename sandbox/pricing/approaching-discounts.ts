import type { Localized } from '../platform/localized.ts'
import type { Language } from '../platform/site.ts'
import { type Choice, formatLines } from './best-offers.ts'
import type { ApproachingOfLine, LineToPrice } from './model.ts'
import type { MissingForDiscount } from './product-rule.ts'

const texts = new Map<string, (invitation: MissingForDiscount) => Localized>([
  [
    'candle-trio',
    ({ missing, again }) => ({
      en: `Add ${missing} more ${missing === 1 ? 'candle' : 'candles'} and ${again ? 'another one' : 'the least expensive'} is free`,
      fr: `Ajoutez encore ${missing} ${missing === 1 ? 'bougie' : 'bougies'} et ${again ? 'une autre' : 'la moins chère'} est gratuite`,
    }),
  ],
  ['soap-six-us', soapSix({ en: '$36', fr: '36\u00a0$' })],
  ['soap-six-ca', soapSix({ en: '$48', fr: '48\u00a0$' })],
  [
    'holder-pairing',
    ({ again }) => ({
      en: `Add ${again ? 'another' : 'a'} 3-wick candle and a holder is 25% off`,
      fr: `Ajoutez une ${again ? 'autre ' : ''}bougie à 3 mèches et un porte-bougie est à 25\u00a0% de rabais`,
    }),
  ],
  [
    'melts-mix',
    ({ missing, again }) => ({
      en: `Add ${missing} more ${missing === 1 ? 'pack' : 'packs'} of wax melts and ${again ? 'another one' : 'the least expensive'} is free`,
      fr: `Ajoutez encore ${missing} ${missing === 1 ? 'paquet' : 'paquets'} de fondants et ${again ? 'un autre' : 'le moins cher'} est gratuit`,
    }),
  ],
])

/** The category whose products complete a discount. */
const categoryIds: Record<string, string> = {
  'candle-trio': 'single-wick-candles',
  'soap-six-us': 'hand-soaps',
  'soap-six-ca': 'hand-soaps',
  'holder-pairing': 'three-wick-candles',
  'melts-mix': 'tins-and-melts',
}

/** Approaching discounts by line: one for each promotion, at its last line. */
export function approachingDiscounts(
  bag: LineToPrice[],
  choice: Choice,
  language: Language,
): Map<string, ApproachingOfLine> {
  return new Map(
    [...new Set(choice.values())].flatMap((rule) => {
      const invitation = rule.approaching?.(formatLines(bag, choice, rule), bag)
      const text = invitation && texts.get(rule.promotion.id)?.(invitation)
      if (!text) return []
      const approaching = {
        promotionId: rule.promotion.id,
        calloutMsg: text[language],
        missingQuantity: invitation.missing,
        qualifyingItems: invitation.held.map(({ line, count }) => ({
          itemId: line.itemId,
          quantity: count,
        })),
        categoryId: categoryIds[rule.promotion.id] ?? null,
      }
      return [[invitation.itemId, approaching] as const]
    }),
  )
}

function soapSix(price: Localized) {
  return ({ missing }: MissingForDiscount): Localized => ({
    en: `Add ${missing} more hand ${missing === 1 ? 'soap' : 'soaps'} and pay ${price.en} for six`,
    fr: `Ajoutez encore ${missing} ${missing === 1 ? 'savon' : 'savons'} pour les mains et payez ${price.fr} pour six`,
  })
}
