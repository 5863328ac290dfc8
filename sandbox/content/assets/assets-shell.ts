import { path } from '../paths.ts'
import { bilingual } from '../bilingual.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture } from '../picture.ts'

/** Header, promotion bar and welcome dialog. */
export const shellAssets: SeedAsset[] = [
  {
    id: 'announcement-holiday-us',
    name: 'Announcement, holiday ordering',
    sites: ['us'],
    fields: {
      c_announcementHeading: bilingual(
        'Holiday ordering is open',
        'Les commandes des Fêtes sont ouvertes',
      ),
      c_announcementSubHeading: bilingual(
        'Order by December 16 and it arrives before the 24th.',
        'Commandez d’ici le 16 décembre pour recevoir avant le 24.',
      ),
      c_announcementBannerClickThrough: path.gifts,
      c_announcementBannerColor: '#1f3a33',
      c_announcementBannerTextColor: '#f7f1e5',
      c_promotionCtaText: bilingual('Details', 'Détails'),
      c_promotionHeading: bilingual('Holiday ordering dates', 'Dates de commande des Fêtes'),
      c_promotionDescription: bilingual(
        `<p>Standard shipping within the contiguous United States takes three to five business days. For Alaska, Hawaii and military addresses please order by <strong>December 9</strong>. See <a href="${path.shipping}">shipping information</a>.</p>`,
        `<p>La livraison régulière aux États-Unis continentaux prend de trois à cinq jours ouvrables. Pour l’Alaska, Hawaï et les adresses militaires, commandez d’ici le <strong>9 décembre</strong>. Voir les <a href="${path.shipping}">renseignements sur la livraison</a>.</p>`,
      ),
    },
  },
  {
    id: 'announcement-winter-ca',
    name: 'Announcement, shipping across Canada',
    sites: ['ca'],
    fields: {
      c_announcementHeading: bilingual(
        'Delivered in every province',
        'Livré dans toutes les provinces',
      ),
      c_announcementSubHeading: bilingual(
        'Order by December 11 for the holidays.',
        'Commandez d’ici le 11 décembre pour les Fêtes.',
      ),
      c_announcementBannerClickThrough: path.shipping,
      c_announcementBannerColor: '#f1e4d3',
      c_announcementBannerTextColor: '#1f3a33',
      c_promotionCtaText: bilingual('Details', 'Détails'),
      c_promotionHeading: bilingual('Holiday dates in Canada', 'Dates des Fêtes au Canada'),
      c_promotionDescription: bilingual(
        '<p>Yukon, the Northwest Territories and Nunavut: please order by <strong>December 4</strong>. In-store pickup stays open until the 24th at noon.</p>',
        '<p>Yukon, Territoires du Nord-Ouest et Nunavut : commandez d’ici le <strong>4 décembre</strong>. Le ramassage en magasin reste ouvert jusqu’au 24 à midi.</p>',
      ),
    },
  },
  {
    id: 'promo-pickup',
    name: 'Promotion bar, store pickup',
    fields: {
      c_liveTextEyebrow: bilingual('Near you', 'Près de chez vous'),
      c_liveTextPromoLine1: bilingual('Pick up today', 'Ramassez aujourd’hui'),
      c_liveTextPromoLine2: bilingual(
        'Order online, collect at your store',
        'Commandez en ligne, passez à votre magasin',
      ),
      c_imageClickThrough: path.newAndNow,
    },
  },
  {
    id: 'promo-offers',
    name: 'Promotion bar, offers of the week',
    fields: {
      c_liveTextPromoLine1: bilingual('This week’s offers', 'Les offres de la semaine'),
      c_liveTextPromoLine2: bilingual(
        'Already reduced, no code needed',
        'Déjà réduites, aucun code requis',
      ),
      c_liveTextLimit: bilingual('While stock lasts', 'Jusqu’à épuisement des stocks'),
      c_imageClickThrough: path.topOffers,
    },
  },
  {
    id: 'promo-rewards-us',
    name: 'Promotion bar, rewards',
    sites: ['us'],
    fields: {
      c_liveTextMemberExclusive: bilingual('Rewards members', 'Membres Récompenses'),
      c_liveTextPromoLine1: bilingual(
        'Early access to new scents',
        'Accès hâtif aux nouveaux parfums',
      ),
      c_liveTextPromoLine2: bilingual('Joining is free', 'L’adhésion est gratuite'),
      c_imageClickThrough: path.newAndNow,
    },
  },
  {
    id: 'welcome-us',
    name: 'Welcome dialog',
    sites: ['us'],
    fields: {
      ...graphic('dusk-apothecary', 'tall'),
      c_imageClickThrough: path.newAndNow,
      c_modalDialogHeading: bilingual('Come in, it’s warm', 'Entrez, il fait chaud'),
      c_modalDialogParagraph: bilingual(
        'Leave your email and we’ll write when a new fragrance is ready. Twice a month, no more.',
        'Laissez votre courriel et nous vous écrirons quand un parfum sera prêt. Deux fois par mois, pas plus.',
      ),
    },
  },
  {
    id: 'welcome-ca',
    name: 'Welcome dialog, Canada',
    sites: ['ca'],
    fields: {
      ...graphic('winter-sea', 'tall'),
      c_imageClickThrough: path.homeFragrance,
      c_modalDialogHeading: bilingual('Shake off the snow', 'Secouez la neige'),
      c_modalDialogParagraph: bilingual(
        'News of fresh batches, in the language you read this in. Twice a month, no more.',
        'Des nouvelles des derniers lots, dans la langue où vous lisez ceci. Deux fois par mois, pas plus.',
      ),
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
