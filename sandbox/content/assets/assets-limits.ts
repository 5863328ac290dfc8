import { path } from '../paths.ts'
import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture } from '../picture.ts'

const film = (id: string) => `/services/videos/v1/files/${id}.webm`

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
      c_marketingCopyHeading: bilingual('Among the junipers', 'Parmi les genévriers'),
    },
  },
  {
    id: 'bounds-shop-film',
    name: 'Shop the film, one product',
    fields: {
      c_video: film('jwFilmEmberWide'),
      c_videoPoster: picture('candle-table', 'wide'),
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
