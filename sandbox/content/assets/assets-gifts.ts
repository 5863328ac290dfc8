import { hotspotsIn } from '../hotspots.ts'
import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { picture } from '../picture.ts'

/** Scenes with products, and other assets of the season's pages. */
export const giftAssets: SeedAsset[] = [
  {
    id: 'scene-mantel',
    name: 'Scene with products, holiday mantel',
    fields: {
      c_image: picture('holiday-mantel', 'landscape'),
      c_imageAltText: picture('holiday-mantel', 'landscape').alt,
      c_marketingCopyEyebrow: bilingual('Shop the mantel', 'Sur la cheminée'),
      c_marketingCopyHeading: bilingual(
        'Everything on it can come home',
        'Tout ce qui s’y trouve peut rentrer chez vous',
      ),
      c_marketingCopyParagraph: bilingual(
        'Balsam in the middle, cinnamon on the parcel, chestnut for whoever arrives first. Tap what you like.',
        'Le baumier au milieu, la cannelle sur le paquet, le marron pour qui arrive en premier. Touchez ce qui vous plaît.',
      ),
      c_hotspots: hotspotsIn('holiday-mantel'),
    },
  },
  {
    id: 'scene-window',
    name: 'Scene with products, window with snow',
    fields: {
      c_image: picture('snow-window', 'landscape'),
      c_imageAltText: picture('snow-window', 'landscape').alt,
      c_marketingCopyEyebrow: bilingual('Shop the sill', 'Sur le rebord de la fenêtre'),
      c_marketingCopyHeading: bilingual(
        'Snow outside, ginger inside',
        'La neige dehors, le gingembre dedans',
      ),
      c_marketingCopyParagraph: bilingual(
        'What stands by our window this week. Tap what you like.',
        'Ce qui se trouve à notre fenêtre cette semaine. Touchez ce qui vous plaît.',
      ),
      c_hotspots: hotspotsIn('snow-window'),
    },
  },
  {
    id: 'gift-finder',
    name: 'Gift finder',
    fields: {
      c_marketingCopyAnchorID: 'gift-finder',
      c_marketingCopyEyebrow: bilingual('Three questions', 'Trois questions'),
      c_marketingCopyHeading: bilingual('Who is on your list?', 'Qui est sur votre liste?'),
      c_marketingCopyParagraph: bilingual(
        'Tell us who it’s for, and we’ll show you what’s in stock today.',
        'Dites-nous pour qui, et nous vous montrerons ce qui est en stock aujourd’hui.',
      ),
    },
  },
  {
    id: 'gift-sets-grid',
    name: 'Minigrid, gift sets',
    fields: {
      c_marketingCopyHeading: bilingual('Boxed and ready to give', 'En coffret, prêts à offrir'),
      c_productCategory: 'gift-sets',
      c_numberOfProducts: 4,
      c_productCategoryUrl: path.giftSets,
    },
  },
]
