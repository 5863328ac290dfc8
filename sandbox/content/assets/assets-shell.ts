import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic, picture } from '../picture.ts'

const welcomePicture = {
  ...graphic('open-door', 'square'),
  c_imageDesktopOverride: picture('open-door', 'landscape'),
}

/** The coupon of the same name. */
const welcomeOffer = {
  c_liveTextPromoLine1: bilingual('10% off your order', '10\u00a0% de rabais sur votre commande'),
  c_liveTextCode: 'WELCOME10',
}

/** Announcements and welcome dialogs. */
export const shellAssets: SeedAsset[] = [
  {
    id: 'announcement-holiday-us',
    name: 'Announcement, holiday ordering',
    sites: ['us'],
    fields: {
      c_announcementHeading: bilingual('Holiday ordering is open', 'Commandes des Fêtes'),
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
      c_announcementHeading: bilingual('Delivered across Canada', 'Livré partout au Canada'),
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
    id: 'welcome-us',
    name: 'Welcome dialog',
    sites: ['us'],
    fields: {
      ...welcomePicture,
      ...welcomeOffer,
      c_imageClickThrough: path.newAndNow,
      c_modalDialogHeading: bilingual('Come in, it’s warm', 'Entrez, il fait chaud'),
      c_modalDialogParagraph: bilingual(
        'New fragrances are poured in small batches, and the first of the season are on the shelf.',
        'Nos parfums sont coulés en petites séries, et les premiers de la saison sont en tablette.',
      ),
      c_marketingCopyCtaText: bilingual('See what is new', 'Voir les nouveautés'),
    },
  },
  {
    id: 'welcome-ca',
    name: 'Welcome dialog, Canada',
    sites: ['ca'],
    fields: {
      ...welcomePicture,
      ...welcomeOffer,
      c_imageClickThrough: path.homeFragrance,
      c_modalDialogHeading: bilingual('Shake off the snow', 'Secouez la neige'),
      c_modalDialogParagraph: bilingual(
        'Candles and home fragrance for the long evenings, shipped to every province and territory.',
        'Des bougies et des parfums d’intérieur pour les longues soirées, livrés dans toutes les provinces et tous les territoires.',
      ),
      c_marketingCopyCtaText: bilingual('Shop home fragrance', 'Magasiner les parfums d’intérieur'),
    },
  },
  {
    id: 'welcome-without-picture',
    name: 'Welcome dialog without a picture, which is not shown',
    fields: {
      c_imageClickThrough: path.newAndNow,
      c_modalDialogHeading: bilingual('Come in, it’s warm', 'Entrez, il fait chaud'),
    },
  },
]
