import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, tile } from '../picture.ts'

/** Tiles of "other ways to shop", on the home page and elsewhere. */
const wayAssets: SeedAsset[] = [
  way('three-wick-candles', path.threeWicks, bilingual('Candles', 'Bougies')),
  way('home-fragrance', path.homeFragrance, bilingual('For the house', 'Pour la maison')),
  way('hand-care', path.hands, bilingual('Hand Care', 'Soins des mains')),
  way('body-care', path.body, bilingual('Body Care', 'Soins du corps')),
  way('fragrances', path.fragrances, bilingual('By fragrance', 'Par senteur')),
  way('gifts', path.gifts, bilingual('Gifts', 'Cadeaux')),
  way('new-and-now', path.newAndNow, bilingual('New & Now', 'Nouveautés')),
  way('top-offers', path.topOffers, bilingual('Offers', 'Offres')),
]

function way(categoryId: string, to: string, name: { en: string; fr: string }): SeedAsset {
  return {
    id: `way-${categoryId}`,
    name: `Way to shop, ${name.en}`,
    fields: {
      ...tile(categoryId, name),
      c_imageClickThrough: to,
      c_marketingCopyHeading: name,
    },
  }
}

/** Assets above the products of a category, and those for search terms and product pages. */
export const categoryAssets: SeedAsset[] = [
  ...wayAssets,
  {
    id: 'category-new-top',
    name: 'Category top, new and now',
    fields: {
      ...graphic('new-arrivals'),
      c_marketingCopyEyebrow: bilingual('November', 'Novembre'),
      c_marketingCopyHeading: bilingual('Unpacked this month', 'Déballées ce mois-ci'),
      c_marketingCopyParagraph: bilingual(
        'New fragrances first, then the old ones that found a new form.',
        'D’abord les nouveaux parfums, puis les anciens qui ont pris une nouvelle forme.',
      ),
    },
  },
  {
    id: 'category-candles-top',
    name: 'Category top, candles',
    fields: {
      ...graphic('candle-table'),
      c_imageClickThrough: path.threeWicks,
      c_marketingCopyHeading: bilingual('By candlelight', 'À la lueur des bougies'),
      c_marketingCopyParagraph: bilingual(
        'Three wicks for the living room, one for the bedside, a tin for the road.',
        'Trois mèches pour le salon, une pour le chevet, une boîte pour la route.',
      ),
      c_buttonGroup: [
        {
          id: 'three-wick',
          ctaText: bilingual('Three wicks', 'Trois mèches'),
          clickThrough: path.threeWicks,
          buttonStyle: 'primary',
          analyticsParameter: 'candles_three',
        },
        {
          id: 'single-wick',
          ctaText: bilingual('One wick', 'Une mèche'),
          clickThrough: path.singleWicks,
          buttonStyle: 'outline',
          analyticsParameter: 'candles_one',
        },
      ],
    },
  },
  {
    id: 'category-home-fragrance-top',
    name: 'Category top, home fragrance',
    fields: {
      ...graphic('linen-shelf'),
      c_imageClickThrough: path.diffusers,
      c_marketingCopyHeading: bilingual('Rooms that greet you', 'Des pièces qui vous accueillent'),
      c_marketingCopyParagraph: bilingual(
        'Diffusers, mists and plug-ins for places where an open flame is not wanted.',
        'Diffuseurs, brumes et recharges pour les endroits où l’on ne veut pas de flamme.',
      ),
    },
  },
  {
    id: 'category-hands-top',
    name: 'Category top, hand care',
    fields: {
      c_marketingCopyEyebrow: bilingual('Wash, then mend', 'Laver, puis réparer'),
      c_marketingCopyHeading: bilingual(
        'Twenty seconds, well spent',
        'Vingt secondes bien employées',
      ),
      c_marketingCopyParagraph: bilingual(
        'Our soaps clean without stripping: plant oils first, fragrance after. Follow with a cream while the skin is still damp.',
        'Nos savons nettoient sans dessécher : les huiles végétales d’abord, le parfum ensuite. Appliquez une crème sur la peau encore humide.',
      ),
      c_marketingCopyCtaText: bilingual('Start with the soap', 'Commencer par le savon'),
      c_marketingCopyClickthrough: path.handSoaps,
    },
  },
  {
    id: 'category-body-top',
    name: 'Category top, body care',
    fields: {
      ...graphic('body-shelf'),
      c_marketingCopyHeading: bilingual(
        'One fragrance, head to toe',
        'Un parfum, de la tête aux pieds',
      ),
      c_marketingCopyParagraph: bilingual(
        'Layer a wash, a lotion and a mist, and it will still be there at supper.',
        'Superposez un gel, une lotion et une brume, et il sera encore là au souper.',
      ),
      c_marketingCopyCtaText: bilingual('Begin with the wash', 'Commencer par le gel'),
      c_marketingCopyClickthrough: path.bodyWashes,
    },
  },
  {
    id: 'category-gifts-top',
    name: 'Category top, gifts',
    fields: {
      ...graphic('gift-parcels'),
      c_imageClickThrough: path.giftSets,
      c_marketingCopyHeading: bilingual(
        'For hands that have everything',
        'Pour les mains qui ont tout',
      ),
      c_marketingCopyParagraph: bilingual(
        'Boxed in the workshop and tied with cotton ribbon you will want to keep.',
        'Mis en coffret à l’atelier et noué d’un ruban de coton qu’on a envie de garder.',
      ),
    },
  },
  {
    id: 'category-offers-top',
    name: 'Category top, offers',
    fields: {
      ...graphic('offers-board'),
      c_marketingCopyHeading: bilingual('On the board this week', 'À l’ardoise cette semaine'),
      c_marketingCopyParagraph: bilingual(
        'Every price here is already reduced: no code, no small print to squint at.',
        'Chaque prix affiché ici est déjà réduit : pas de code, pas de petits caractères.',
      ),
    },
  },
  {
    id: 'category-fragrances-top',
    name: 'Category top, fragrances',
    fields: {
      c_marketingCopyEyebrow: bilingual('Six drawers', 'Six tiroirs'),
      c_marketingCopyHeading: bilingual('Follow your nose', 'Suivez votre nez'),
      c_marketingCopyParagraph: bilingual(
        'Citrus for the morning, woods for the evening, sea for the window left open. Flowers, spice and sugar wherever you please.',
        'Les agrumes pour le matin, les bois pour le soir, la mer pour la fenêtre ouverte. Les fleurs, les épices et le sucre où bon vous semble.',
      ),
    },
  },
  {
    id: 'search-banner-default',
    name: 'Search banner, for every other term',
    fields: {
      ...graphic('dusk-apothecary'),
      c_imageClickThrough: path.newAndNow,
      c_marketingCopyHeading: bilingual('Not sure yet?', 'Vous hésitez encore?'),
      c_marketingCopyParagraph: bilingual(
        'Start with what has just arrived.',
        'Commencez par ce qui vient d’arriver.',
      ),
    },
  },
  {
    id: 'search-banner-candle',
    name: 'Search banner, candles',
    fields: {
      ...graphic('three-wicks'),
      c_imageClickThrough: path.threeWicks,
      c_searchKeyword: bilingual(
        'candle, candles, three wick, 3-wick candle',
        'bougie, bougies, trois mèches, bougie à 3 mèches',
      ),
      c_marketingCopyHeading: bilingual('Candles, by the wick', 'Les bougies, selon leurs mèches'),
      c_marketingCopyParagraph: bilingual(
        'Three wicks throw the widest scent; one keeps you company.',
        'Trois mèches parfument plus loin; une seule vous tient compagnie.',
      ),
    },
  },
  {
    id: 'search-banner-gift',
    name: 'Search banner, gifts',
    fields: {
      ...graphic('gift-parcels'),
      c_imageClickThrough: path.gifts,
      c_searchKeyword: bilingual(
        'gift, gifts, gift set, holiday, stocking stuffer',
        'cadeau, cadeaux, coffret, fêtes, bas de Noël',
      ),
      c_marketingCopyHeading: bilingual('The gift counter', 'Le comptoir des cadeaux'),
      c_marketingCopyParagraph: bilingual(
        'Sets, holders and cards, ready to give.',
        'Coffrets, porte-bougies et cartes, prêts à offrir.',
      ),
    },
  },
]
