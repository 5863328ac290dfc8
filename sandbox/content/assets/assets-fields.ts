import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { picture } from '../picture.ts'

/** Every field an asset can have (spec 3 §3.1), with an example value. */
const valueByField: SeedAsset['fields'] = {
  c_image: picture('candle-table', 'wide'),
  c_imageDesktopOverride: picture('dusk-apothecary', 'wide'),
  c_imageAltText: picture('candle-table', 'wide').alt,
  c_imageClickThrough: path.threeWicks,
  c_clickTriggerEvent: 'sign-in',
  c_imageCtaText: bilingual('See candles', 'Voir les bougies'),
  c_searchKeyword: 'Cèdre, beeswax , 3-wick',
  c_pdpBannerProductIDs: 'FXBANNER, JW0801',
  c_video: '/services/videos/v1/files/jwFilmJuniperWide.webm',
  c_videoPoster: picture('cedar-forest', 'wide'),
  c_videoCaptions: {
    en: '/services/videos/v1/files/jwFilmJuniperWide.en.vtt',
    fr: '/services/videos/v1/files/jwFilmJuniperWide.fr.vtt',
  },
  c_productIDs: 'JW0801, JW0802',
  c_marketingCopyEyebrow: bilingual('From the workshop', 'De l’atelier'),
  c_marketingCopyHeading: bilingual('Poured by hand', 'Coulé à la main'),
  c_marketingCopyParagraph: bilingual(
    'A dozen at a time, and never on a Monday.',
    'Une douzaine à la fois, et jamais le lundi.',
  ),
  c_marketingCopyCtaText: bilingual('See how', 'Voir comment'),
  c_marketingCopyClickthrough: path.ourWax,
  c_marketingCopyLiveText: bilingual(
    '<p>Words with <strong>weight</strong>.</p>',
    '<p>Des mots qui ont du <strong>poids</strong>.</p>',
  ),
  c_marketingCopyLiveTextHexColor: '#1f3a33',
  c_marketingCopyAnchorID: 'poured-by-hand',
  c_singleSubsImagePlacement: 'right',
  c_textDisplayMode: 'Dark',
  c_promotionCtaText: bilingual('Details', 'Détails'),
  c_promotionHeading: bilingual('What the offer includes', 'Ce que comprend l’offre'),
  c_promotionDescription: bilingual(
    '<p>Until Sunday, <em>while supplies last</em>.</p>',
    '<p>Jusqu’à dimanche, <em>jusqu’à épuisement des stocks</em>.</p>',
  ),
  c_announcementHeading: bilingual('Two for the evening', 'Deux pour la soirée'),
  c_announcementSubHeading: bilingual('This week', 'Cette semaine'),
  c_announcementBannerClickThrough: path.topOffers,
  c_announcementBannerColor: '#1f3a33',
  c_announcementBannerTextColor: '#f7f1e5',
  c_topOffersPrice: bilingual('$9.50', '9,50 $'),
  c_topOffersForm: bilingual('Hand Soap', 'Savon pour les mains'),
  c_topOffersDetail: bilingual('Every scent', 'Tous les parfums'),
  c_topOffersUrgency: bilingual('Today only', 'Aujourd’hui seulement'),
  c_topOffersClickthrough: path.topOffers,
  c_numberOfProducts: 3,
  c_productCategory: 'three-wick-candles',
  c_productCategoryUrl: path.threeWicks,
  c_textInputHeading: bilingual('A letter now and then', 'Une lettre de temps à autre'),
  c_textInputLabel: bilingual('Email address', 'Adresse courriel'),
  c_textInputButton: bilingual('Write to me', 'Écrivez-moi'),
  c_body: bilingual('<p>For small screens.</p>', '<p>Pour les petits écrans.</p>'),
  c_customBody: bilingual('<p>For large screens.</p>', '<p>Pour les grands écrans.</p>'),
  c_doNotTranslate: true,
  c_graphicParagraph: bilingual('Below the picture.', 'Sous l’image.'),
  c_modalDialogHeading: bilingual('Before you go', 'Avant de partir'),
  c_modalDialogParagraph: bilingual('One more thing.', 'Encore une chose.'),
  c_liveTextPromoLine1: bilingual('Free shipping', 'Livraison gratuite'),
  c_liveTextPromoLine2: bilingual('from $50 on', 'dès 50 $'),
  c_liveTextLimit: bilingual('One per order', 'Une par commande'),
  c_liveTextCode: 'EVENING',
  c_liveTextEyebrow: bilingual('Tonight', 'Ce soir'),
  c_liveTextHeading: bilingual('An evening for less', 'Une soirée pour moins'),
  c_liveTextMemberExclusive: true,
  c_hotspots: [{ productId: 'JW0801', x: 40, y: 60 }],
  c_buttonGroup: [
    {
      id: 'field-button',
      ctaText: bilingual('A button', 'Un bouton'),
      clickThrough: path.gifts,
      buttonStyle: 'primary',
      backgroundColor: '#1f3a33',
      classTags: 'field',
      analyticsParameter: 'field',
      modalId: 'field-modal',
      target: '_blank',
    },
  ],
}

/** The asset that has only this field, by the field's name. */
export const assetIdByField: Record<string, string> = Object.fromEntries(
  Object.keys(valueByField).map((field) => [field, `field-${field.slice(2)}`]),
)

/** One asset for each field with only that field, and one with all fields. */
export const fieldAssets: SeedAsset[] = [
  ...Object.entries(valueByField).map(([field, value]) => ({
    id: assetIdByField[field] ?? '',
    name: field,
    folder: 'fields',
    fields: { [field]: value },
  })),
  { id: 'field-all', name: 'Every field', folder: 'fields', fields: valueByField },
]
