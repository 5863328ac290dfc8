import { path } from '../paths.ts'
import { bilingual } from '../bilingual.ts'
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
      c_liveTextPromoLine1: bilingual('Free store pickup', 'Ramassage gratuit en magasin'),
      c_liveTextPromoLine2: bilingual(
        'Order online, collect it usually within 24 hours',
        'Commandez en ligne, passez prendre en général dans les 24 heures',
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
      c_liveTextLimit: bilingual('While stock lasts', 'Jusqu’à épuisement des stocks'),
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
        'Six new scents by the fire',
        'Six nouveaux parfums au coin du feu',
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
      c_imageCtaText: bilingual('Join Rewards', 'Adhérer'),
    },
  },
  panel('home-fragrance', path.threeWicks, 'candle-table', [
    bilingual('Light the table', 'Illuminez la table'),
    bilingual(
      'Three-wick candles for a full house',
      'Des bougies à trois mèches pour une maison pleine',
    ),
  ]),
  panel('fragrances', path.fragrances, 'garden-citrus', [
    bilingual('Follow your nose', 'Suivez votre nez'),
    bilingual('Six families, from citrus to sugar', 'Six familles, des agrumes au sucre'),
  ]),
  panel('hand-care', path.handSoaps, 'hand-basin', [
    bilingual('By every basin', 'À chaque lavabo'),
    bilingual('Soaps that rinse clean', 'Des savons qui se rincent bien'),
  ]),
  panel('body-care', path.body, 'body-shelf', [
    bilingual('Head to toe', 'De la tête aux pieds'),
    bilingual('Layer one fragrance all day', 'Un même parfum toute la journée'),
  ]),
  panel('gifts', path.giftSets, 'gift-parcels', [
    bilingual('Ready to give', 'Prêts à offrir'),
    bilingual('Sets boxed in our workshop', 'Des coffrets préparés dans notre atelier'),
  ]),
  panel('top-offers', path.topOffers, 'offers-board', [
    bilingual('On the board', 'À l’ardoise'),
    bilingual('Everything that is reduced this week', 'Tout ce qui est réduit cette semaine'),
  ]),
  panel('new-and-now', path.newAndNow, 'new-arrivals', [
    bilingual('Just unpacked', 'Tout juste déballé'),
    bilingual('The new fragrances of November', 'Les nouveaux parfums de novembre'),
  ]),
]

function panel(
  categoryId: string,
  to: string,
  scene: Parameters<typeof picture>[0],
  [price, form]: [{ en: string; fr: string }, { en: string; fr: string }],
): SeedAsset {
  return {
    id: `menu-offer-${categoryId}`,
    name: `Menu panel offer, ${categoryId}`,
    fields: {
      c_image: picture(scene, 'square'),
      c_imageAltText: picture(scene, 'square').alt,
      c_topOffersPrice: price,
      c_topOffersForm: form,
      c_topOffersClickthrough: to,
    },
  }
}
