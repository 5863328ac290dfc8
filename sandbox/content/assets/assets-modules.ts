import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** Assets of modules that only hidden pages and the newsletter page use. */
export const moduleAssets: SeedAsset[] = [
  {
    id: 'module-subs-wax',
    name: 'Feature, wax',
    fields: {
      ...graphic('candle-table'),
      c_imageClickThrough: path.threeWicks,
      c_imageCtaText: bilingual('See candles', 'Voir les bougies'),
      c_graphicParagraph: bilingual(
        'Soy and coconut wax, poured by the dozen.',
        'Cire de soya et de coco, coulée à la douzaine.',
      ),
    },
  },
  {
    id: 'module-subs-wick',
    name: 'Feature, hands',
    fields: {
      ...graphic('hand-basin'),
      c_imageClickThrough: path.hands,
      c_imageCtaText: bilingual('See hand care', 'Voir les soins des mains'),
      c_graphicParagraph: bilingual(
        'Soap that smells of the garden, not of the soap.',
        'Un savon qui sent le jardin plutôt que le savon.',
      ),
    },
  },
  {
    id: 'module-single-right',
    name: 'Single feature, picture on the right',
    fields: {
      ...graphic('cedar-forest'),
      c_singleSubsImagePlacement: 'right',
      c_imageClickThrough: path.homeFragrance,
      c_marketingCopyHeading: bilingual('Out among the cedars', 'Parmi les cèdres'),
      c_marketingCopyParagraph: bilingual(
        'Resin, cold air and a little smoke.',
        'De la résine, de l’air froid et un peu de fumée.',
      ),
      c_marketingCopyCtaText: bilingual('Walk on', 'Poursuivre'),
      c_marketingCopyClickthrough: path.homeFragrance,
    },
  },
  {
    id: 'module-shop-room',
    name: 'Shop the room, four products',
    fields: {
      ...graphic('linen-shelf'),
      c_marketingCopyHeading: bilingual('The linen shelf', 'L’étagère à linge'),
      c_marketingCopyParagraph: bilingual(
        'What stands on it, one thing at a time.',
        'Ce qui s’y trouve, une chose à la fois.',
      ),
      c_productIDs: 'JW0801, JW0802, JW0803, JW1501',
    },
  },
  {
    id: 'module-card-left',
    name: 'Large card, dark words, picture on the left',
    fields: {
      ...graphic('winter-sea'),
      c_singleSubsImagePlacement: 'left',
      c_textDisplayMode: 'Dark',
      c_marketingCopyHeading: bilingual('A window on the sea', 'Une fenêtre sur la mer'),
      c_marketingCopyParagraph: bilingual(
        'Salt, driftwood and a long afternoon.',
        'Du sel, du bois flotté et un long après-midi.',
      ),
      c_buttonGroup: [
        {
          id: 'module-card-shop',
          ctaText: bilingual('Shop the sea', 'Voir les parfums marins'),
          clickThrough: path.fragrances,
          buttonStyle: 'primary',
          backgroundColor: '#1f3a33',
        },
        {
          id: 'module-card-offers',
          ctaText: bilingual('See offers', 'Voir les offres'),
          clickThrough: path.topOffers,
          buttonStyle: 'outline',
          backgroundColor: '#f7f1e5',
        },
      ],
    },
  },
  {
    id: 'module-card-right',
    name: 'Large card, light words, picture on the right',
    fields: {
      ...graphic('gift-parcels'),
      c_singleSubsImagePlacement: 'right',
      c_marketingCopyHeading: bilingual('Tied with ribbon', 'Noué d’un ruban'),
      c_marketingCopyParagraph: bilingual(
        'Gift sets that need no paper.',
        'Des coffrets qui se passent de papier.',
      ),
      c_marketingCopyCtaText: bilingual('See gifts', 'Voir les cadeaux'),
      c_marketingCopyClickthrough: path.gifts,
    },
  },
  {
    id: 'module-ugc',
    name: 'Pictures from shoppers',
    fields: {
      c_marketingCopyHeading: bilingual('Seen at your place', 'Vu chez vous'),
      c_marketingCopyParagraph: bilingual(
        'How shoppers have set up what they took home.',
        'Comment nos clients ont disposé ce qu’ils ont rapporté.',
      ),
      c_productIDs: 'JW0201, JW1501',
    },
  },
  {
    id: 'module-letters',
    name: 'Collecting addresses for the letter',
    fields: {
      c_textInputHeading: bilingual('A letter now and then', 'Une lettre de temps à autre'),
      c_textInputLabel: bilingual('Email address', 'Adresse courriel'),
      c_textInputButton: bilingual('Write to me', 'Écrivez-moi'),
    },
  },
  {
    id: 'module-story',
    name: 'A story with products in it',
    fields: {
      c_body: bilingual(
        `<h2>An evening in</h2><p>It begins with <a href="${path.threeWicks}">a candle</a>.</p>`,
        `<h2>Une soirée à la maison</h2><p>Tout commence par <a href="${path.threeWicks}">une bougie</a>.</p>`,
      ),
      c_customBody: bilingual(
        `<h2>An evening in</h2><p>It begins with <a href="${path.threeWicks}">a candle</a>, and ends beside <a href="${path.hands}">the basin</a>.</p>`,
        `<h2>Une soirée à la maison</h2><p>Tout commence par <a href="${path.threeWicks}">une bougie</a> et finit près du <a href="${path.hands}">lavabo</a>.</p>`,
      ),
    },
  },
]
