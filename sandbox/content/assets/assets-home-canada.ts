import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** The home page of Canada: winter season, in English and French. */
export const homeCanadaAssets: SeedAsset[] = [
  {
    id: 'home-hero-ca',
    name: 'Home hero, first snow',
    sites: ['ca'],
    fields: {
      ...graphic('winter-sea'),
      c_imageClickThrough: path.homeFragrance,
      c_marketingCopyEyebrow: bilingual('First snow', 'Première neige'),
      c_marketingCopyHeading: bilingual(
        'Light the window, put the kettle on',
        'Une lueur à la fenêtre, la bouilloire sur le feu',
      ),
      c_marketingCopyParagraph: bilingual(
        'Salt air, balsam and amber for evenings that begin at four. Poured by hand, shipped from coast to coast.',
        'Air salin, baumier et ambre pour les soirées qui commencent à seize heures. Coulées à la main, livrées d’un océan à l’autre.',
      ),
      c_marketingCopyCtaText: bilingual('Shop winter candles', 'Voir les bougies d’hiver'),
      c_marketingCopyClickthrough: path.homeFragrance,
      c_textDisplayMode: 'Dark',
    },
  },
  {
    id: 'home-new-ca',
    name: 'Home minigrid, new in Canada',
    sites: ['ca'],
    fields: {
      c_marketingCopyHeading: bilingual('Just landed in Canada', 'Tout juste arrivés au Canada'),
      c_productCategory: 'new-arrivals',
      c_numberOfProducts: 8,
      c_productCategoryUrl: path.newArrivals,
    },
  },
  {
    id: 'home-carousel-pastry-ca',
    name: 'Home carousel, warm from the oven',
    sites: ['ca'],
    fields: {
      ...graphic('pastry-window'),
      c_imageClickThrough: path.singleWicks,
      c_marketingCopyEyebrow: bilingual('Small and generous', 'Petites et généreuses'),
      c_marketingCopyHeading: bilingual('Warm from the oven', 'Encore chaud du four'),
      c_marketingCopyParagraph: bilingual(
        'Brown sugar, butter and a little maple: single-wick candles that make a kitchen of any room.',
        'Cassonade, beurre et un peu d’érable : des bougies à une mèche qui font de toute pièce une cuisine.',
      ),
      c_marketingCopyCtaText: bilingual('Shop single-wick candles', 'Voir les bougies à une mèche'),
      c_marketingCopyClickthrough: path.singleWicks,
    },
  },
  {
    id: 'home-carousel-hands-ca',
    name: 'Home carousel, hands in winter',
    sites: ['ca'],
    fields: {
      ...graphic('hand-basin'),
      c_imageClickThrough: path.hands,
      c_marketingCopyEyebrow: bilingual('Dry air, soft hands', 'Air sec, mains douces'),
      c_marketingCopyHeading: bilingual(
        'Winter is hard on hands',
        'L’hiver est dur pour les mains',
      ),
      c_marketingCopyParagraph: bilingual(
        'Wash with something kind, then keep the cream where you take your mittens off.',
        'Lavez avec douceur, puis gardez la crème là où vous retirez vos mitaines.',
      ),
      c_marketingCopyCtaText: bilingual('Shop hand care', 'Voir les soins des mains'),
      c_marketingCopyClickthrough: path.hands,
    },
  },
  {
    id: 'home-story-ca',
    name: 'Home story, from our workshop to your winter',
    sites: ['ca'],
    fields: {
      c_marketingCopyAnchorID: 'our-workshop',
      c_marketingCopyEyebrow: bilingual('A note from the workshop', 'Un mot de l’atelier'),
      c_marketingCopyHeading: bilingual(
        'Wax that’s ready for the cold',
        'Une cire prête pour le froid',
      ),
      c_marketingCopyParagraph: bilingual(
        'A parcel may spend a night at minus thirty on its way to you. We let each Canadian batch rest two days longer before it leaves, and pack it so that glass never touches glass. If the wax looks frosted when it arrives, let it warm up slowly: the first burn puts it right.',
        'Un colis peut passer une nuit à moins trente avant d’arriver chez vous. Nous laissons reposer chaque lot canadien deux jours de plus avant le départ et l’emballons pour que jamais le verre ne touche le verre. Si la cire semble givrée à l’arrivée, laissez-la se réchauffer doucement : la première combustion arrange tout.',
      ),
      c_marketingCopyLiveText: bilingual(
        '<p>Prices are in <strong>Canadian dollars</strong>, with no duties to pay at the door.</p>',
        '<p>Les prix sont en <strong>dollars canadiens</strong>, sans droits de douane à payer à la livraison.</p>',
      ),
      c_marketingCopyLiveTextHexColor: '#1f3a33',
      c_marketingCopyCtaText: bilingual('How we ship in Canada', 'La livraison au Canada'),
      c_marketingCopyClickthrough: path.shipping,
    },
  },
  {
    id: 'home-bestsellers-ca',
    name: 'Home minigrid, Canadian favourites',
    sites: ['ca'],
    fields: {
      c_marketingCopyHeading: bilingual('Favourites from here', 'Les favoris d’ici'),
      c_productCategory: 'best-sellers',
      c_numberOfProducts: 4,
      c_productCategoryUrl: path.bestSellers,
    },
  },
  {
    id: 'home-gifts-ca',
    name: 'Home closing banner, parcels before the rush',
    sites: ['ca'],
    fields: {
      ...graphic('gift-parcels'),
      c_imageClickThrough: path.gifts,
      c_marketingCopyEyebrow: bilingual('Before the rush', 'Avant la cohue'),
      c_marketingCopyHeading: bilingual('Send it early, sleep well', 'Envoyez tôt, dormez bien'),
      c_marketingCopyParagraph: bilingual(
        'Order by December 11 and your parcel travels at an easy pace, to any province and territory.',
        'Commandez d’ici le 11 décembre et votre colis voyage tranquillement, vers toutes les provinces et tous les territoires.',
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
          id: 'gift-shipping',
          ctaText: bilingual('Shipping dates', 'Dates de livraison'),
          clickThrough: path.shipping,
          buttonStyle: 'outline',
          analyticsParameter: 'home_gifts_shipping',
        },
      ],
    },
  },
]
