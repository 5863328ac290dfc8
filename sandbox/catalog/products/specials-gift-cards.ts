import type { SeedProduct } from '../model.ts'
import { amounts } from './refinements.ts'
import { type SpecialText, specialProduct, withCustom } from './special-product.ts'

/** The lowest value of a card; the shopper chooses the actual value. */
const leastAmount = { us: { list: 500 }, ca: { list: 500 } }

const cards: SpecialText[] = [
  {
    id: 'JWGC1',
    form: 'giftcard',
    categories: ['gift-cards'],
    name: { en: 'Juniper Sprig Gift Card', fr: 'Carte-cadeau Brin de genévrier' },
    summary: {
      en: 'A pressed-paper card, mailed in its own envelope.',
      fr: 'Une carte de papier gaufré, postée dans son enveloppe.',
    },
    overview: {
      en: 'Choose an amount and write a line, and we print it on the card. It never expires and can be spent in our stores and here.',
      fr: 'Choisissez un montant, écrivez un mot, et nous l’imprimons sur la carte. Elle n’expire jamais et s’utilise ici comme dans nos boutiques.',
    },
    price: leastAmount,
    color: 'juniper',
  },
  {
    id: 'JWGC2',
    form: 'giftcard',
    categories: ['gift-cards'],
    name: { en: 'Copper Flame Gift Card', fr: 'Carte-cadeau Flamme de cuivre' },
    summary: {
      en: 'A card with a foil flame, mailed in its own envelope.',
      fr: 'Une carte à la flamme dorée au fer, postée dans son enveloppe.',
    },
    overview: {
      en: 'The same card for other evenings: a wedding, a new address, a thank-you that came late. It never expires.',
      fr: 'La même carte pour d’autres soirs\u00a0: un mariage, une nouvelle adresse, un merci qui a tardé. Elle n’expire jamais.',
    },
    price: leastAmount,
    color: 'copper',
  },
  {
    id: 'JWEGC1',
    form: 'egiftcard',
    categories: ['gift-cards'],
    name: { en: 'Dusk E-Gift Card', fr: 'Carte-cadeau électronique Crépuscule' },
    summary: {
      en: 'Arrives by email, usually within the hour.',
      fr: 'Arrive par courriel, le plus souvent dans l’heure.',
    },
    overview: {
      en: 'Choose an amount, add up to 120 characters, and we send it to the address you give. It never expires.',
      fr: 'Choisissez un montant, ajoutez jusqu’à 120 caractères, et nous l’envoyons à l’adresse que vous donnez. Elle n’expire jamais.',
    },
    price: leastAmount,
    color: 'ink',
  },
]

export function giftCards(): SeedProduct[] {
  return cards.map((card) => {
    return withCustom(specialProduct({ ...card, stock: 999_999, views: 2 }), {
      c_isGiftCard: true,
      c_isVirtual: card.form === 'egiftcard',
      c_availableForInStorePickup: false,
      c_webPurchaseLimit: 5,
      c_bopisPurchaseLimit: 0,
      c_refinementAmount: amounts.map(({ value }) => value),
    })
  })
}
