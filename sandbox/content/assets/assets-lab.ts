import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture, tile } from '../picture.ts'

/** The number of items each module's limit is tested with: the maximum, and one more. */
const OFFERS_AND_ONE_MORE = 9
const GRAPHICS_AND_ONE_MORE = 4
const TILES_AND_ONE_MORE = 9

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/** Assets of the hidden categories, which show every module at its limit. */
export const labAssets: SeedAsset[] = [
  {
    id: 'lab-banner-full',
    name: 'Banner with everything',
    fields: {
      ...graphic('flower-market', 'tall'),
      c_imageClickThrough: path.body,
      c_imageCtaText: bilingual('See body care', 'Voir les soins du corps'),
      c_marketingCopyEyebrow: bilingual('Eyebrow', 'Surtitre'),
      c_marketingCopyHeading: bilingual(
        'A banner with every field',
        'Une bannière à champs complets',
      ),
      c_marketingCopyParagraph: bilingual(
        'Picture, words, announcement and six buttons, the most a group may hold.',
        'Image, texte, annonce et six boutons, le maximum d’un groupe.',
      ),
      c_textDisplayMode: 'Dark',
      c_announcementHeading: bilingual('Announcement bar', 'Barre d’annonce'),
      c_announcementSubHeading: bilingual('Below the picture', 'Sous l’image'),
      c_announcementBannerClickThrough: path.topOffers,
      c_announcementBannerColor: '#f4c95d',
      c_announcementBannerTextColor: '#f2e9c9',
      c_buttonGroup: numbered(6, (number) => ({
        id: `lab-button-${number}`,
        ctaText: bilingual(`Button ${number}`, `Bouton ${number}`),
        clickThrough: path.threeWicks,
        buttonStyle: number % 2 ? 'primary' : 'outline',
        backgroundColor: number % 2 ? '#1f3a33' : '#f7f1e5',
        classTags: `lab-${number}`,
        analyticsParameter: `lab_${number}`,
        ...(number === 6 && { target: '_blank' }),
      })),
    },
  },
  {
    id: 'lab-copy-links',
    name: 'Copy with five kinds of links',
    fields: {
      c_marketingCopyAnchorID: 'five-links',
      c_marketingCopyHeading: bilingual('Five kinds of links', 'Cinq sortes de liens'),
      c_marketingCopyLiveText: bilingual(
        `<ul><li><a href="${path.threeWicks}?sort=most-popular#grid">Inside the shop</a></li><li><a href="https://www.juniperandwick.example${path.gifts}">The shop, by its full address</a></li><li><a href="https://journal.juniperandwick.example/wax">Another host</a></li><li><a href="tel:+18005550142">Telephone</a></li><li><a href="mailto:care@juniperandwick.example">Email</a></li><li><a href="#five-links">This page</a></li></ul>`,
        `<ul><li><a href="${path.threeWicks}?sort=most-popular#grid">Dans la boutique</a></li><li><a href="https://www.juniperandwick.example${path.gifts}">La boutique, adresse complète</a></li><li><a href="https://journal.juniperandwick.example/wax">Un autre hôte</a></li><li><a href="tel:+18005550142">Téléphone</a></li><li><a href="mailto:care@juniperandwick.example">Courriel</a></li><li><a href="#five-links">Cette page</a></li></ul>`,
      ),
    },
  },
  {
    id: 'lab-copy-untranslated',
    name: 'Copy that is not to be translated, in a color too pale to read',
    fields: {
      c_doNotTranslate: true,
      c_marketingCopyHeading: 'Made in Columbus, Ohio',
      c_marketingCopyParagraph: 'This sentence stays as it was written.',
      c_marketingCopyLiveText: '<p>Paler than anyone could read on paper white.</p>',
      c_marketingCopyLiveTextHexColor: '#f3e9d2',
    },
  },
  ...numbered(OFFERS_AND_ONE_MORE, (number): SeedAsset => ({
    id: `lab-offer-${number}`,
    name: `Offer ${number}`,
    fields: {
      c_image: picture('offers-board', 'square'),
      c_imageAltText: picture('offers-board', 'square').alt,
      c_topOffersPrice: bilingual(`$${number}.50`, `${number},50 $`),
      c_topOffersForm: bilingual(`Offer ${number}`, `Offre ${number}`),
      c_topOffersDetail: bilingual('One of the bounds', 'Une des bornes'),
      ...(number % 3 === 0 && {
        c_topOffersUrgency: bilingual('Today only', 'Aujourd’hui seulement'),
      }),
      ...(number === 2 && { c_clickTriggerEvent: 'sign-in' }),
      c_topOffersClickthrough: path.topOffers,
    },
  })),
  ...numbered(GRAPHICS_AND_ONE_MORE, (number): SeedAsset => ({
    id: `lab-graphic-${number}`,
    name: `Graphic ${number}`,
    fields: {
      ...graphic(number % 2 ? 'spice-drawer' : 'travel-case'),
      c_imageClickThrough: path.newAndNow,
      c_marketingCopyHeading: bilingual(`Graphic ${number}`, `Visuel ${number}`),
    },
  })),
  ...numbered(TILES_AND_ONE_MORE, (number): SeedAsset => {
    const name = bilingual(`Tile ${number}`, `Tuile ${number}`)
    return {
      id: `lab-tile-${number}`,
      name: name.en,
      fields: {
        ...tile('three-wick-candles', name),
        c_imageClickThrough:
          number === 3 ? 'https://journal.juniperandwick.example/' : path.threeWicks,
        ...(number === 3 && { c_clickTriggerEvent: 'externalLinkModal' }),
        c_marketingCopyHeading: name,
      },
    }
  }),
  {
    id: 'lab-minigrid-known',
    name: 'Minigrid of a known category',
    fields: {
      c_marketingCopyHeading: bilingual('Four candles', 'Quatre bougies'),
      c_productCategory: 'three-wick-candles',
      c_numberOfProducts: 4,
    },
  },
  {
    id: 'lab-minigrid-unknown',
    name: 'Minigrid of a category nobody has',
    fields: {
      c_marketingCopyHeading: bilingual('Nothing to see', 'Rien à voir'),
      c_productCategory: 'no-such-category',
      c_numberOfProducts: 4,
      c_productCategoryUrl: path.threeWicks,
    },
  },
  {
    id: 'lab-after-unknown',
    name: 'Copy after an unknown module',
    fields: {
      c_marketingCopyHeading: bilingual('The page goes on', 'La page continue'),
      c_marketingCopyParagraph: bilingual(
        'The module above has a template that no storefront knows.',
        'Le module du dessus a un gabarit qu’aucune boutique ne connaît.',
      ),
    },
  },
]
