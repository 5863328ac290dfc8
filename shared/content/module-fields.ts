import type { AssetField } from './asset-fields.ts'

/** What editors fill for a module. */
export interface ModuleFields {
  name: string
  description: string
  /** The fields of each of its assets. A module without any shows no assets. */
  fields: readonly AssetField[]
  /** The callout of the slot chooses a row of recommendations. */
  hasRow?: true
}

const ANCHOR = ['c_marketingCopyAnchorID', 'c_doNotTranslate'] as const
const PICTURE = ['c_image', 'c_imageAltText'] as const
const GRAPHIC = [
  ...PICTURE,
  'c_imageDesktopOverride',
  'c_imageClickThrough',
  'c_imageCtaText',
  'c_video',
  'c_videoPoster',
  'c_videoCaptions',
] as const
const COPY = [
  'c_marketingCopyEyebrow',
  'c_marketingCopyHeading',
  'c_marketingCopyParagraph',
] as const
const LIVE_TEXT = ['c_marketingCopyLiveText', 'c_marketingCopyLiveTextHexColor'] as const
const ACTIONS = [
  'c_marketingCopyCtaText',
  'c_marketingCopyClickthrough',
  'c_buttonGroup',
  'c_clickTriggerEvent',
] as const
const COLORS = ['c_announcementBannerColor', 'c_announcementBannerTextColor'] as const
const ANNOUNCEMENT = [
  'c_announcementHeading',
  'c_announcementSubHeading',
  'c_announcementBannerClickThrough',
  ...COLORS,
] as const
/** Assets of most templates can have a promotion, and details in a dialog. */
const EXTRAS = [
  'c_liveTextMemberExclusive',
  'c_liveTextEyebrow',
  'c_liveTextHeading',
  'c_liveTextPromoLine1',
  'c_liveTextPromoLine2',
  'c_liveTextLimit',
  'c_liveTextCode',
  'c_promotionCtaText',
  'c_promotionHeading',
  'c_promotionDescription',
  'c_modalDialogHeading',
  'c_modalDialogParagraph',
] as const
const OFFER = [
  'c_topOffersPrice',
  'c_topOffersForm',
  'c_topOffersDetail',
  'c_topOffersUrgency',
  'c_topOffersClickthrough',
] as const

const CARD = [
  ...GRAPHIC,
  ...COPY,
  'c_graphicParagraph',
  ...LIVE_TEXT,
  ...EXTRAS,
  ...COLORS,
  ...ACTIONS,
  ...ANCHOR,
] as const
const SLIDE = [
  ...CARD,
  'c_announcementHeading',
  'c_announcementSubHeading',
  'c_announcementBannerClickThrough',
  'c_textDisplayMode',
] as const
const OFFERS = [
  ...PICTURE,
  'c_imageClickThrough',
  ...OFFER,
  ...EXTRAS,
  ...COLORS,
  'c_clickTriggerEvent',
  ...ANCHOR,
] as const
const TILE = [
  ...PICTURE,
  'c_marketingCopyHeading',
  'c_imageCtaText',
  'c_imageClickThrough',
  'c_clickTriggerEvent',
  ...ANCHOR,
] as const
const BODY = ['c_body', 'c_customBody', ...ANCHOR] as const

/** The modules of the core by template. Each module of `shop/` has its own. */
export const MODULE_FIELDS = {
  banner: {
    name: 'Banner',
    description:
      'A picture or a film with copy. Of several, the one for the phrase or the product is shown.',
    fields: [...SLIDE, 'c_searchKeyword', 'c_pdpBannerProductIDs'],
  },
  'top-offers': { name: 'Top offers', description: 'Offers in a scrolling row.', fields: OFFERS },
  'top-offers-grid': { name: 'Grid of offers', description: 'Offers in a grid.', fields: OFFERS },
  'carousel-banner': {
    name: 'Carousel',
    description: 'Two or three banners to page through. A single one is shown as a banner.',
    fields: SLIDE,
  },
  'copy-block': {
    name: 'Copy',
    description: 'A short text with space around it.',
    fields: [...COPY, ...LIVE_TEXT, ...EXTRAS, ...COLORS, ...ACTIONS, ...ANCHOR],
  },
  'other-ways-to-shop': {
    name: 'Other ways to shop',
    description: 'Tiles that link to categories.',
    fields: TILE,
  },
  'shop-the-module': {
    name: 'Shop the picture',
    description: 'A picture or a film with copy, and the products in it.',
    fields: [...CARD, 'c_productIDs'],
  },
  'announcement-banner-detached': {
    name: 'Announcement',
    description: 'A strip of text, with the details of its promotion in a dialog.',
    fields: [...ANNOUNCEMENT, ...EXTRAS, 'c_clickTriggerEvent', 'c_doNotTranslate'],
  },
  subs: {
    name: 'Pictures in two columns',
    description: 'Each picture has a paragraph and a call to action.',
    fields: [...TILE, 'c_graphicParagraph', 'c_buttonGroup', ...EXTRAS, ...COLORS],
  },
  'single-subs': {
    name: 'Picture beside copy',
    description: 'A picture on the left or right of copy.',
    fields: [...CARD, 'c_singleSubsImagePlacement'],
  },
  contentassetbody: {
    name: 'Markup',
    description: 'Markup of editors. Scripts and styles are removed.',
    fields: BODY,
  },
  'shoppable-content': {
    name: 'Shoppable markup',
    description: 'Markup of editors with links to products. Scripts and styles are removed.',
    fields: BODY,
  },
  recommendations: {
    name: 'Recommendations',
    description: 'A row of products that a recommender chooses.',
    fields: [],
    hasRow: true,
  },
  'user-info-collection': {
    name: 'Newsletter',
    description: 'A form that subscribes to the newsletter.',
    fields: [
      'c_textInputHeading',
      'c_textInputLabel',
      'c_textInputButton',
      'c_marketingCopyHeading',
      'c_marketingCopyParagraph',
      ...ANCHOR,
    ],
  },
  UGC: {
    name: 'Pictures of shoppers',
    description: 'Approved pictures that shoppers have shown of up to four products.',
    fields: [
      'c_productIDs',
      'c_marketingCopyHeading',
      'c_marketingCopyParagraph',
      'c_doNotTranslate',
    ],
  },
  minigrid: {
    name: 'Products of a category',
    description: 'Some products of a category, with a link to all of them.',
    fields: [
      'c_productCategory',
      'c_numberOfProducts',
      'c_productCategoryUrl',
      'c_marketingCopyHeading',
    ],
  },
  hotspots: {
    name: 'Scene',
    description: 'A picture whose products are links.',
    fields: [...PICTURE, ...COPY, 'c_hotspots', ...ANCHOR],
  },
  'large-card': {
    name: 'Large card',
    description: 'A picture with copy in dark or light text, and up to two buttons.',
    fields: [...CARD, 'c_textDisplayMode', 'c_singleSubsImagePlacement'],
  },
  'top-categories-navigation': {
    name: 'Top categories',
    description: 'Tiles of categories in a row that begins again at its end.',
    fields: TILE,
  },
} satisfies Readonly<Record<string, ModuleFields>>
