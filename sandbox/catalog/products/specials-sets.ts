import type { SeedProduct } from '../model.ts'
import { specialProduct } from './special-product.ts'

/** Products that consist of others: members of a set are bought separately, those of a bundle together. */
export function setsAndBundles(): SeedProduct[] {
  return [
    {
      ...specialProduct({
        id: 'JWSET1',
        form: 'giftset',
        categories: ['gift-sets', 'body-lotions'],
        name: { en: 'The Bedside Pair', fr: 'Le duo de chevet' },
        summary: {
          en: 'Lavender Press as a lotion and as a mist.',
          fr: 'Lavande sous presse, en lotion et en brume.',
        },
        overview: {
          en: 'Two things for the table by the bed. Choose the size of each, take both or only the one that is missing.',
          fr: 'Deux compagnons pour la table de chevet. Choisissez le format de chacun, prenez les deux ou seulement celui qui manque.',
        },
        price: { us: { list: 750 }, ca: { list: 950 } },
      }),
      type: 'set',
      setProducts: ['JW1712', 'JW1714'],
    },
    {
      ...specialProduct({
        id: 'JWSET2',
        form: 'giftset',
        categories: ['gift-sets', 'three-wick-candles'],
        name: { en: 'Two for the Hearth', fr: 'Deux pour l’âtre' },
        summary: {
          en: 'Banked Fire and Smoked Vanilla, side by side.',
          fr: 'Feu sous la cendre et Vanille fumée, côte à côte.',
        },
        overview: {
          en: 'Two candles that were made in the same week and get on well. Light one for the room and the other for the hour after supper.',
          fr: 'Deux bougies nées la même semaine et qui s’entendent bien. Allumez l’une pour la pièce, l’autre pour l’heure qui suit le souper.',
        },
        price: { us: { list: 2695 }, ca: { list: 3450 } },
      }),
      type: 'set',
      setProducts: ['JW1001', 'JW3701'],
    },
    {
      ...specialProduct({
        id: 'JWBUN1',
        form: 'giftset',
        categories: ['gift-sets'],
        name: { en: 'An Evening In', fr: 'Une soirée chez soi' },
        summary: {
          en: 'One candle, one cream, two bars of soap, one price.',
          fr: 'Une bougie, une crème, deux pains de savon, un seul prix.',
        },
        overview: {
          en: 'Juniper Dusk from the first match to the last of the bath water. Packed in a box of recycled board, tied with cotton tape.',
          fr: 'Crépuscule de genévrier, de la première allumette à la fin du bain. Le tout dans une boîte de carton recyclé, nouée d’un ruban de coton.',
        },
        price: { us: { list: 5495 }, ca: { list: 6995 } },
        stock: 40,
      }),
      type: 'bundle',
      bundledProducts: [
        { id: 'JW0801', quantity: 1 },
        { id: 'JW0813', quantity: 1 },
        { id: 'JW0815', quantity: 2 },
      ],
      promotions: ['free-shipping-us', 'free-shipping-ca'],
    },
  ]
}
