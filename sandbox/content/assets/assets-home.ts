import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** The home page of the United States: hero, minigrids, carousel, story and closing banner. */
export const homeAssets: SeedAsset[] = [
  {
    id: 'home-hero-us',
    name: 'Home hero, late autumn',
    sites: ['us'],
    fields: {
      ...graphic('dusk-apothecary'),
      c_imageClickThrough: path.newAndNow,
      c_marketingCopyEyebrow: bilingual('The Dusk Collection', 'La collection Crépuscule'),
      c_marketingCopyHeading: bilingual(
        'The hour when the lamps come on',
        'L’heure où s’allument les lampes',
      ),
      c_marketingCopyParagraph: bilingual(
        'Juniper, warm resin and a little smoke: candles and soaps for the short days, poured in small batches.',
        'Genévrier, résine chaude et un rien de fumée : des bougies et des savons pour les jours courts, coulés en petites séries.',
      ),
      c_marketingCopyCtaText: bilingual('Shop what’s new', 'Voir les nouveautés'),
      c_marketingCopyClickthrough: path.newAndNow,
      c_textDisplayMode: 'Dark',
    },
  },
  {
    id: 'home-new-us',
    name: 'Home minigrid, new arrivals',
    sites: ['us'],
    fields: {
      c_marketingCopyHeading: bilingual('Fresh from the pouring bench', 'Tout juste coulés'),
      c_productCategory: 'new-arrivals',
      c_numberOfProducts: 8,
      c_productCategoryUrl: path.newArrivals,
    },
  },
  {
    id: 'home-carousel-citrus',
    name: 'Home carousel, citrus at the sink',
    fields: {
      ...graphic('garden-citrus'),
      c_imageClickThrough: path.handSoaps,
      c_marketingCopyEyebrow: bilingual('Kitchen and bath', 'Cuisine et salle de bain'),
      c_marketingCopyHeading: bilingual('Citrus by the sink', 'Des agrumes près de l’évier'),
      c_marketingCopyParagraph: bilingual(
        'Peel, leaf and blossom in soaps that rinse clean and leave hands soft.',
        'Zeste, feuille et fleur dans des savons qui se rincent bien et laissent les mains douces.',
      ),
      c_marketingCopyCtaText: bilingual('Shop hand soaps', 'Voir les savons pour les mains'),
      c_marketingCopyClickthrough: path.handSoaps,
    },
  },
  {
    id: 'home-carousel-woods',
    name: 'Home carousel, woods for long evenings',
    fields: {
      ...graphic('cedar-forest'),
      c_imageClickThrough: path.threeWicks,
      c_marketingCopyEyebrow: bilingual('Three wicks, one glow', 'Trois mèches, une lueur'),
      c_marketingCopyHeading: bilingual(
        'Woods for long evenings',
        'Des bois pour les longues soirées',
      ),
      c_marketingCopyParagraph: bilingual(
        'Cedar, fir and vetiver, in glass wide enough to fill a room within the hour.',
        'Cèdre, sapin et vétiver, dans un verre assez large pour parfumer une pièce en moins d’une heure.',
      ),
      c_marketingCopyCtaText: bilingual(
        'Shop three-wick candles',
        'Voir les bougies à trois mèches',
      ),
      c_marketingCopyClickthrough: path.threeWicks,
    },
  },
  {
    id: 'home-carousel-sea',
    name: 'Home carousel, sea air without a flame',
    fields: {
      ...graphic('diffuser-window'),
      c_imageClickThrough: path.diffusers,
      c_marketingCopyEyebrow: bilingual('No flame needed', 'Sans flamme'),
      c_marketingCopyHeading: bilingual(
        'Sea air on the window sill',
        'L’air de la mer à la fenêtre',
      ),
      c_marketingCopyParagraph: bilingual(
        'A reed diffuser keeps quiet company for two months and more. Turn the reeds once a week.',
        'Un diffuseur à roseaux tient discrètement compagnie pendant deux mois et plus. Retournez les roseaux chaque semaine.',
      ),
      c_marketingCopyCtaText: bilingual('Shop reed diffusers', 'Voir les diffuseurs à roseaux'),
      c_marketingCopyClickthrough: path.diffusers,
    },
  },
  {
    id: 'home-story-us',
    name: 'Home story, how a candle is made',
    sites: ['us'],
    fields: {
      c_marketingCopyAnchorID: 'our-workshop',
      c_marketingCopyEyebrow: bilingual('From the workshop', 'De l’atelier'),
      c_marketingCopyHeading: bilingual('Made slowly, on purpose', 'Lentement, par choix'),
      c_marketingCopyParagraph: bilingual(
        'Every fragrance starts as a note in a drawer: a twig, a peel, a pinch of something from the market. It becomes a candle only after months of test burns at the kitchen table, because a scent that is lovely in the jar can be too loud in the room.',
        'Chaque parfum commence par une note dans un tiroir : une brindille, un zeste, une pincée de quelque chose rapporté du marché. Il ne devient bougie qu’après des mois d’essais à la table de la cuisine, car une odeur charmante dans le pot peut être trop forte dans la pièce.',
      ),
      c_marketingCopyLiveText: bilingual(
        '<p>We blend a soy wax that burns slowly, use <strong>lead-free cotton wicks</strong> and glass that is worth keeping.</p>',
        '<p>Nous mélangeons une cire de soya qui brûle lentement, avec des <strong>mèches de coton sans plomb</strong> et un verre qui mérite d’être gardé.</p>',
      ),
      c_marketingCopyLiveTextHexColor: '#1f3a33',
      c_marketingCopyCtaText: bilingual('Read about our wax', 'Découvrir notre cire'),
      c_marketingCopyClickthrough: path.ourWax,
    },
  },
  {
    id: 'home-bestsellers-us',
    name: 'Home minigrid, best sellers',
    sites: ['us'],
    fields: {
      c_marketingCopyHeading: bilingual('The ones people come back for', 'Ceux que l’on rachète'),
      c_productCategory: 'best-sellers',
      c_numberOfProducts: 4,
      c_productCategoryUrl: path.bestSellers,
    },
  },
  {
    id: 'home-gifts-us',
    name: 'Home closing banner, gifts',
    sites: ['us'],
    fields: {
      ...graphic('gift-parcels'),
      c_imageClickThrough: path.gifts,
      c_marketingCopyEyebrow: bilingual('For the table by the door', 'Pour la table de l’entrée'),
      c_marketingCopyHeading: bilingual(
        'Gifts that smell like home',
        'Des cadeaux qui sentent chez soi',
      ),
      c_marketingCopyParagraph: bilingual(
        'Boxed sets, holders and gift cards, for hosts, teachers and whoever feeds the cat.',
        'Coffrets, porte-bougies et cartes-cadeaux, pour vos hôtes, vos profs et la personne qui nourrit le chat.',
      ),
      c_textDisplayMode: 'Light',
      c_buttonGroup: [
        {
          id: 'gift-sets',
          ctaText: bilingual('Gift Sets', 'Coffrets-cadeaux'),
          clickThrough: path.giftSets,
          buttonStyle: 'primary',
          analyticsParameter: 'home_gifts_sets',
        },
        {
          id: 'gift-cards',
          ctaText: bilingual('Gift Cards', 'Cartes-cadeaux'),
          clickThrough: path.giftCards,
          buttonStyle: 'outline',
          analyticsParameter: 'home_gifts_cards',
        },
        {
          id: 'gift-offers',
          ctaText: bilingual('Offers', 'Offres'),
          clickThrough: path.topOffers,
          buttonStyle: 'outline',
          analyticsParameter: 'home_gifts_offers',
        },
      ],
    },
  },
]
