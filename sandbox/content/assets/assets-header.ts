import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture } from '../picture.ts'

const dark = { c_announcementBannerColor: '#1f3a33', c_announcementBannerTextColor: '#f7f1e5' }
const light = { c_announcementBannerColor: '#f1e4d3', c_announcementBannerTextColor: '#1f3a33' }

/** Slides of the promotion bar, the bar about store pickup, and the offers in the menu's panels. */
export const headerAssets: SeedAsset[] = [
  {
    id: 'promo-pickup',
    name: 'Bar about store pickup',
    fields: {
      ...light,
      c_liveTextEyebrow: bilingual('Near you', 'Près de chez vous'),
      c_liveTextPromoLine1: bilingual('Free store pickup', 'Ramassage gratuit'),
      c_liveTextPromoLine2: bilingual(
        'Order online, usually ready within 24 hours',
        'Commandez en ligne, c’est habituellement prêt en 24 heures',
      ),
      c_imageClickThrough: path.storeLocator,
    },
  },
  {
    id: 'promo-offers',
    name: 'Promotion bar, offers of the week',
    fields: {
      ...dark,
      ...graphic('offers-board', 'wide'),
      c_liveTextPromoLine1: bilingual('This week’s offers', 'Les offres de la semaine'),
      c_liveTextPromoLine2: bilingual(
        'Already reduced, no code needed',
        'Déjà réduites, aucun code requis',
      ),
      c_liveTextLimit: bilingual('While supplies last', 'Jusqu’à épuisement des stocks'),
      c_imageClickThrough: path.topOffers,
      c_imageCtaText: bilingual('See the offers', 'Voir les offres'),
    },
  },
  {
    id: 'promo-film',
    name: 'Promotion bar, a film of embers',
    fields: {
      ...dark,
      c_video: '/services/videos/v1/files/jwFilmEmberWide.webm',
      c_videoPoster: picture('three-wicks', 'wide'),
      c_liveTextEyebrow: bilingual('New', 'Nouveau'),
      c_liveTextPromoLine1: bilingual('The embers of November', 'Les braises de novembre'),
      c_liveTextPromoLine2: bilingual(
        'Eight new scents by the fire',
        'Huit nouveaux parfums au coin du feu',
      ),
      c_imageClickThrough: path.newArrivals,
      c_imageCtaText: bilingual('Discover them', 'Les découvrir'),
    },
  },
  {
    id: 'promo-shipping-ca',
    name: 'Promotion bar, free shipping in Canada',
    sites: ['ca'],
    fields: {
      ...light,
      c_liveTextPromoLine1: bilingual('Free shipping from $75', 'Livraison gratuite dès 75 $'),
      c_liveTextPromoLine2: bilingual(
        'To every province and territory',
        'Vers toutes les provinces et tous les territoires',
      ),
      c_imageClickThrough: path.shipping,
      c_imageCtaText: bilingual('How we ship', 'Notre livraison'),
    },
  },
  {
    id: 'promo-rewards-us',
    name: 'Promotion bar, rewards',
    sites: ['us'],
    fields: {
      ...light,
      c_liveTextMemberExclusive: bilingual('Rewards members', 'Membres Récompenses'),
      c_liveTextPromoLine1: bilingual(
        'Early access to new scents',
        'Accès hâtif aux nouveaux parfums',
      ),
      c_liveTextPromoLine2: bilingual('Joining is free', 'L’adhésion est gratuite'),
      c_imageClickThrough: path.joinRewards,
      c_imageCtaText: bilingual('About Rewards', 'Les Récompenses'),
    },
  },
  panel('home-fragrance', path.threeWicks, 'candle-table', {
    en: ['Light the table', 'Three-wick candles for a full house'],
    fr: ['Illuminez la table', 'Des bougies à trois mèches pour une maison pleine'],
  }),
  panel('fragrances', path.fragrances, 'garden-citrus', {
    en: ['Follow your nose', 'Six families, from citrus to sugar'],
    fr: ['Suivez votre nez', 'Six familles, des agrumes au sucre'],
  }),
  panel('hand-care', path.handSoaps, 'hand-basin', {
    en: ['By every basin', 'Soaps that rinse clean'],
    fr: ['À chaque lavabo', 'Des savons qui se rincent bien'],
  }),
  panel('body-care', path.body, 'body-shelf', {
    en: ['Head to toe', 'Layer one fragrance all day'],
    fr: ['De la tête aux pieds', 'Un même parfum toute la journée'],
  }),
  panel('gifts', path.giftSets, 'gift-parcels', {
    en: ['Ready to give', 'Sets boxed in our workshop'],
    fr: ['Prêts à offrir', 'Des coffrets préparés dans notre atelier'],
  }),
  panel('top-offers', path.topOffers, 'offers-board', {
    en: ['On the board', 'Everything that is reduced this week'],
    fr: ['À l’ardoise', 'Tout ce qui est réduit cette semaine'],
  }),
  panel('new-and-now', path.newAndNow, 'new-arrivals', {
    en: ['Just unpacked', 'The new fragrances of November'],
    fr: ['Tout juste déballé', 'Les nouveaux parfums de novembre'],
  }),
]

interface PanelText {
  en: [title: string, text: string]
  fr: [title: string, text: string]
}

/** The offer that the menu's panel of a category begins with. */
function panel(
  categoryId: string,
  to: string,
  scene: Parameters<typeof picture>[0],
  { en, fr }: PanelText,
): SeedAsset {
  const image = picture(scene, 'square')
  return {
    id: `menu-offer-${categoryId}`,
    name: `Menu panel offer, ${categoryId}`,
    fields: {
      c_image: image,
      c_imageAltText: image.alt,
      c_topOffersPrice: bilingual(en[0], fr[0]),
      c_topOffersForm: bilingual(en[1], fr[1]),
      c_topOffersClickthrough: to,
    },
  }
}
