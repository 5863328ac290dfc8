import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture } from '../picture.ts'

const film = (id: string) => `/services/videos/v1/files/${id}.webm`

const captions = (id: string) => ({
  en: `/services/videos/v1/files/${id}.en.vtt`,
  fr: `/services/videos/v1/files/${id}.fr.vtt`,
})

/** One button more than a group may have. */
const SEVEN = 7

/** Assets of the hidden categories for modules whose limits apply within one asset. */
export const boundAssets: SeedAsset[] = [
  {
    id: 'bounds-video',
    name: 'Banner with a film',
    fields: {
      ...graphic('cedar-forest'),
      c_video: film('jwFilmJuniperWide'),
      c_videoPoster: picture('cedar-forest', 'wide'),
      c_videoCaptions: captions('jwFilmJuniperWide'),
      c_marketingCopyHeading: bilingual('Among the junipers', 'Parmi les genévriers'),
    },
  },
  {
    id: 'bounds-shop-film',
    name: 'Shop the film, one product',
    fields: {
      c_video: film('jwFilmEmberWide'),
      c_videoPoster: picture('candle-table', 'wide'),
      c_videoCaptions: captions('jwFilmEmberWide'),
      c_image: picture('candle-table', 'square'),
      c_imageAltText: picture('candle-table', 'square').alt,
      c_marketingCopyHeading: bilingual('Beside the fire', 'Près du feu'),
      c_productIDs: 'JW0801',
    },
  },
  {
    id: 'bounds-shop-two',
    name: 'Shop the basin, two products',
    fields: {
      c_image: picture('hand-basin', 'square'),
      c_imageAltText: picture('hand-basin', 'square').alt,
      c_marketingCopyHeading: bilingual('Beside the basin', 'Près du lavabo'),
      c_productIDs: 'JW0802, JW0803',
    },
  },
  {
    id: 'bounds-shop-wide',
    name: 'Shop the sea, a wide picture and three products',
    fields: {
      c_image: picture('winter-sea', 'wide'),
      c_imageAltText: picture('winter-sea', 'wide').alt,
      c_marketingCopyHeading: bilingual('A wide view', 'Une large vue'),
      c_productIDs: 'JW0801, JW0802, JW0803',
    },
  },
  {
    id: 'bounds-single-left',
    name: 'Single feature, picture on the left',
    fields: {
      ...graphic('spice-drawer'),
      c_singleSubsImagePlacement: 'left',
      c_imageClickThrough: path.homeFragrance,
      c_marketingCopyHeading: bilingual('Out of the drawer', 'Hors du tiroir'),
      c_marketingCopyCtaText: bilingual('Open it', 'L’ouvrir'),
      c_marketingCopyClickthrough: path.homeFragrance,
    },
  },
  {
    id: 'bounds-announcement',
    name: 'Announcement without details',
    fields: {
      c_announcementHeading: bilingual('Nothing more to say', 'Rien de plus à dire'),
    },
  },
  {
    id: 'bounds-announcement-details',
    name: 'Announcement with the details of its promotion',
    fields: {
      c_announcementHeading: bilingual('Three for the price of two', 'Trois pour le prix de deux'),
      c_announcementSubHeading: bilingual('On every candle', 'Sur toutes les bougies'),
      c_announcementBannerClickThrough: path.topOffers,
      c_announcementBannerColor: '#1f3a33',
      c_announcementBannerTextColor: '#f7f1e5',
      c_promotionCtaText: bilingual('How it works', 'Comment ça marche'),
      c_promotionHeading: bilingual('What the offer includes', 'Ce que comprend l’offre'),
      c_promotionDescription: bilingual(
        `<p>The candle with the lowest price is free. Until Sunday, <em>while supplies last</em>.</p><p><a href="${path.threeWicks}">See the candles</a></p>`,
        `<p>La bougie la moins chère est offerte. Jusqu’à dimanche, <em>jusqu’à épuisement des stocks</em>.</p><p><a href="${path.threeWicks}">Voir les bougies</a></p>`,
      ),
    },
  },
  {
    id: 'bounds-promo',
    name: 'Banner with live text, a code and a dialog',
    fields: {
      ...graphic('candle-table'),
      c_imageClickThrough: path.threeWicks,
      c_marketingCopyHeading: bilingual('An evening for less', 'Une soirée pour moins'),
      c_marketingCopyAnchorID: 'evening',
      c_liveTextMemberExclusive: bilingual('Members only', 'Membres seulement'),
      c_liveTextEyebrow: bilingual('Tonight', 'Ce soir'),
      c_liveTextHeading: bilingual('Free shipping', 'Livraison gratuite'),
      c_liveTextPromoLine1: bilingual('From $50 on', 'Dès 50 $'),
      c_liveTextPromoLine2: bilingual('To your door or a store', 'À votre porte ou en magasin'),
      c_liveTextLimit: bilingual('One per order', 'Une par commande'),
      c_liveTextCode: 'EVENING',
      c_announcementBannerColor: '#1f3a33',
      c_announcementBannerTextColor: '#2a4a41',
      c_modalDialogHeading: bilingual('Before you start', 'Avant de commencer'),
      c_modalDialogParagraph: bilingual(
        '<p>The code counts once for each order, and only for members who are signed in.</p>',
        '<p>Le code vaut une fois par commande, et seulement pour les membres connectés.</p>',
      ),
      c_buttonGroup: [
        {
          id: 'promo-shop',
          ctaText: bilingual('Shop candles', 'Voir les bougies'),
          clickThrough: path.threeWicks,
          buttonStyle: 'primary',
          analyticsParameter: 'promo_evening',
        },
        {
          id: 'promo-details',
          ctaText: bilingual('Good to know', 'Bon à savoir'),
          buttonStyle: 'text',
          modalId: 'evening-details',
        },
        {
          id: 'promo-journal',
          ctaText: bilingual('Read the journal', 'Lire le journal'),
          clickThrough: 'https://journal.juniperandwick.example/evening',
          buttonStyle: 'outline',
          classTags: 'wide lab-unknown',
          target: '_blank',
        },
      ],
    },
  },
  {
    id: 'bounds-members',
    name: 'Feature that asks to sign in',
    fields: {
      ...graphic('gift-parcels'),
      c_imageClickThrough: path.topOffers,
      c_clickTriggerEvent: 'sign-in',
      c_imageCtaText: bilingual('See members’ offers', 'Voir les offres des membres'),
      c_graphicParagraph: bilingual(
        'For members, before anyone else.',
        'Pour les membres, avant tous.',
      ),
    },
  },
  {
    id: 'bounds-card-buttons',
    name: 'Large card with three buttons, of which two are shown',
    fields: {
      ...graphic('dusk-apothecary'),
      c_marketingCopyEyebrow: bilingual('Since the first dusk', 'Depuis le premier crépuscule'),
      c_marketingCopyHeading: bilingual('One button more', 'Un bouton de plus'),
      c_buttonGroup: Array.from({ length: 3 }, (_, index) => ({
        id: `card-button-${index + 1}`,
        ctaText: bilingual(`Card ${index + 1}`, `Carte ${index + 1}`),
        clickThrough: path.threeWicks,
        buttonStyle: index === 0 ? 'primary' : 'outline',
      })),
    },
  },
  {
    id: 'bounds-body',
    name: 'One body for small screens, another for large ones',
    fields: {
      c_body: bilingual('<p>For small screens.</p>', '<p>Pour les petits écrans.</p>'),
      c_customBody: bilingual('<p>For large screens.</p>', '<p>Pour les grands écrans.</p>'),
    },
  },
  {
    id: 'bounds-buttons',
    name: 'Banner with seven buttons',
    fields: {
      ...graphic('flower-market'),
      c_buttonGroup: Array.from({ length: SEVEN }, (_, index) => ({
        id: `bounds-button-${index + 1}`,
        ctaText: bilingual(`Button ${index + 1}`, `Bouton ${index + 1}`),
        clickThrough: path.threeWicks,
        buttonStyle: 'outline',
        backgroundColor: '#f7f1e5',
      })),
    },
  },
]
