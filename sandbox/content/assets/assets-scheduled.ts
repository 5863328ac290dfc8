import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** Assets that a slot shows only at another time. */
export const scheduledAssets: SeedAsset[] = [
  {
    id: 'home-hero-january',
    name: 'Home hero, after the holidays',
    fields: {
      ...graphic('linen-shelf'),
      c_imageClickThrough: path.newAndNow,
      c_marketingCopyEyebrow: bilingual('After the holidays', 'Après les Fêtes'),
      c_marketingCopyHeading: bilingual(
        'Clean linen, open windows',
        'Draps frais, fenêtres ouvertes',
      ),
      c_marketingCopyParagraph: bilingual(
        'The tree is out, the shelves are clear. Cotton, salt and cold air for the first week of the year.',
        'Le sapin est sorti, les étagères sont libres. Du coton, du sel et de l’air froid pour la première semaine de l’année.',
      ),
      c_marketingCopyCtaText: bilingual('Shop what’s new', 'Voir les nouveautés'),
      c_marketingCopyClickthrough: path.newAndNow,
    },
  },
  {
    id: 'home-hero-members',
    name: 'Home hero after the holidays, for registered customers',
    fields: {
      ...graphic('offers-board'),
      c_imageClickThrough: path.topOffers,
      c_marketingCopyEyebrow: bilingual('For you, first', 'Pour vous, d’abord'),
      c_marketingCopyHeading: bilingual(
        'The board is yours a day early',
        'L’ardoise est à vous un jour plus tôt',
      ),
      c_marketingCopyParagraph: bilingual(
        'What the season leaves behind, at the price it leaves for. Everyone else sees it tomorrow.',
        'Ce que la saison laisse derrière elle, au prix où elle le laisse. Les autres le verront demain.',
      ),
      c_marketingCopyCtaText: bilingual('See the offers', 'Voir les offres'),
      c_marketingCopyClickthrough: path.topOffers,
    },
  },
]
