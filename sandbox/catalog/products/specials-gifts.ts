import type { SeedProduct } from '../model.ts'
import { type SpecialText, specialProduct, withCustom } from './special-product.ts'
import { pseudorandomBetween } from '../pseudorandom.ts'
import { fragranceAttribute, fragranceById } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

const designs: (SpecialText & { fragrances: string[] })[] = [
  {
    id: 'JWG1',
    form: 'giftset',
    categories: ['gift-sets'],
    name: { en: 'Washstand Gift Set', fr: 'Coffret du lavabo' },
    summary: {
      en: 'Hand soap, hand cream and a bar, in one fragrance.',
      fr: 'Savon liquide, crème pour les mains et pain de savon, en un seul parfum.',
    },
    overview: {
      en: 'Everything a sink needs, in a slide-lid box that later holds letters. Choose the fragrance by the person, not by the room.',
      fr: 'Tout ce qu’il faut à un lavabo, dans une boîte à couvercle coulissant qui gardera ensuite des lettres. Choisissez le parfum selon la personne, non selon la pièce.',
    },
    facts: [
      { en: 'Hand soap, 8.75\u00a0fl\u00a0oz', fr: 'Savon liquide, 259\u00a0ml' },
      { en: 'Hand cream, 2.5\u00a0oz', fr: 'Crème pour les mains, 70\u00a0g' },
      { en: 'Bar soap, 5\u00a0oz', fr: 'Pain de savon, 142\u00a0g' },
    ],
    price: { us: { list: 2495 }, ca: { list: 3195 } },
    fragrances: [
      'juniperdusk',
      'lemonleaf',
      'lavenderpress',
      'keeperslinen',
      'gingerroot',
      'almondmilk',
    ],
  },
  {
    id: 'JWG2',
    form: 'giftset',
    categories: ['gift-sets'],
    name: { en: 'Long Evening Gift Set', fr: 'Coffret Longue soirée' },
    summary: {
      en: 'A single-wick candle, a body cream and matches.',
      fr: 'Une bougie à une mèche, une crème pour le corps et des allumettes.',
    },
    overview: {
      en: 'For someone who has earned an evening with the door closed. The matches are long, the candle lasts a season, the card is blank.',
      fr: 'Pour quelqu’un qui mérite une soirée porte close. Les allumettes sont longues, la bougie dure une saison et la carte est vierge.',
    },
    facts: [
      { en: 'Single-wick candle, 8\u00a0oz', fr: 'Bougie à une mèche, 227\u00a0g' },
      { en: 'Body cream, 8\u00a0oz', fr: 'Crème pour le corps, 226\u00a0g' },
      { en: 'Forty long matches', fr: 'Quarante longues allumettes' },
    ],
    price: { us: { list: 3950, sale: 3195 }, ca: { list: 4995, sale: 3995 } },
    fragrances: ['bankedfire', 'nightjasmine', 'smokedvanilla', 'cloveparlor', 'fogbell'],
  },
  {
    id: 'JWG3',
    form: 'giftset',
    categories: ['gift-sets', 'gifts-under-25'],
    name: { en: 'Traveler’s Gift Set', fr: 'Coffret du voyageur' },
    summary: {
      en: 'Three travel sizes in a waxed-cotton pouch.',
      fr: 'Trois formats voyage dans une trousse de coton ciré.',
    },
    overview: {
      en: 'Wash, lotion and mist in bottles that pass the airport, with a pouch that dries overnight on a hook.',
      fr: 'Gel douche, lotion et brume dans des flacons admis à l’aéroport, avec une trousse qui sèche en une nuit sur un crochet.',
    },
    facts: [
      { en: 'Body wash, 3\u00a0fl\u00a0oz', fr: 'Gel douche, 88\u00a0ml' },
      { en: 'Body lotion, 2.5\u00a0fl\u00a0oz', fr: 'Lotion pour le corps, 74\u00a0ml' },
      { en: 'Body mist, 2.5\u00a0fl\u00a0oz', fr: 'Brume pour le corps, 74\u00a0ml' },
    ],
    price: { us: { list: 1995 }, ca: { list: 2495 } },
    fragrances: [
      'bergamotrain',
      'walledrose',
      'seaglass',
      'cardamomcrate',
      'figpantry',
      'limebark',
    ],
  },
]

/** Masters by fragrance. */
export function giftSets(): SeedProduct[] {
  return designs.flatMap((design) => {
    const plain = specialProduct(design)
    const picture = { ...plain.picture, fragrance: design.fragrances[0] ?? 'juniperdusk' }
    const base = withCustom(
      { ...plain, promotions: ['before-the-holidays-ca'], picture },
      {
        c_refinementFragrance: design.fragrances,
        c_refinementFamily: [...new Set(design.fragrances.map((id) => fragranceById(id).family))],
      },
    )
    const rows = design.fragrances.map((fragrance, index) => giftRow(design, fragrance, index))
    return masterWithVariants(base, [fragranceAttribute(design.fragrances)], rows)
  })
}

function giftRow(design: SpecialText, fragrance: string, index: number): VariantRow {
  const suffix = String.fromCodePoint(65 + index)
  const { description, name } = fragranceById(fragrance)
  return {
    suffix,
    values: { fragrance },
    price: design.price,
    stock: pseudorandomBetween(`${design.id}${suffix} units`, 3, 70),
    picture: { fragrance },
    custom: { c_fragranceName: name, c_fragranceDescription: description },
  }
}
