/** How editors fill a field. */
export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'markup'
  | 'image'
  | 'link'
  | 'color'
  | 'names'
  | 'count'
  | 'flag'
  | 'category'
  | 'json'
  | readonly string[]

export type FieldGroup = keyof typeof GROUP_NAMES

export interface AssetFieldDefinition {
  name: string
  group: FieldGroup
  kind: FieldKind
  /** A sentence for editors, if the kind has none or another one is better. */
  help?: string
  /** The same value in every locale. */
  isGlobal?: true
}

export const GROUP_NAMES = {
  picture: 'Picture and film',
  copy: 'Copy',
  buttons: 'Buttons',
  announcement: 'Announcement',
  promotion: 'Promotion',
  offer: 'Offer',
  products: 'Products',
  form: 'Form',
  body: 'Markup',
  settings: 'Settings',
} as const

const DETAILS = 'Shown in a dialog.'

/** Each field of a content asset, as Page Designer and Business Manager show it. */
export const ASSET_FIELDS = {
  c_image: { name: 'Picture', group: 'picture', kind: 'image' },
  c_imageDesktopOverride: { name: 'Picture on wide screens', group: 'picture', kind: 'image' },
  c_imageAltText: {
    name: 'Alternative text',
    group: 'picture',
    kind: 'line',
    help: 'Describes the picture for people who do not see it.',
  },
  c_imageClickThrough: { name: 'Link of the picture', group: 'picture', kind: 'link' },
  c_imageCtaText: { name: 'Text of the link', group: 'picture', kind: 'line' },
  c_graphicParagraph: { name: 'Caption', group: 'picture', kind: 'paragraph' },
  c_video: {
    name: 'Film',
    group: 'picture',
    kind: 'link',
    help: 'The address of a file at the video origin of the shop.',
  },
  c_videoPoster: { name: 'Picture before the film', group: 'picture', kind: 'image' },
  c_videoCaptions: {
    name: 'Captions',
    group: 'picture',
    kind: 'link',
    help: 'The address of WebVTT captions in the language of the page.',
  },
  c_marketingCopyEyebrow: { name: 'Eyebrow', group: 'copy', kind: 'line' },
  c_marketingCopyHeading: { name: 'Heading', group: 'copy', kind: 'line' },
  c_marketingCopyParagraph: { name: 'Paragraph', group: 'copy', kind: 'markup' },
  c_marketingCopyLiveText: { name: 'Colored text', group: 'copy', kind: 'markup' },
  c_marketingCopyLiveTextHexColor: { name: 'Color of that text', group: 'copy', kind: 'color' },
  c_marketingCopyCtaText: { name: 'Call to action', group: 'copy', kind: 'line' },
  c_marketingCopyClickthrough: { name: 'Link of the call to action', group: 'copy', kind: 'link' },
  c_buttonGroup: {
    name: 'Buttons',
    group: 'buttons',
    kind: 'json',
    help: 'A JSON list of up to 6 buttons: [{"ctaText": "Shop", "clickThrough": "/g/gifts", "buttonStyle": "primary"}].',
  },
  c_announcementHeading: { name: 'Announcement', group: 'announcement', kind: 'line' },
  c_announcementSubHeading: { name: 'Second line', group: 'announcement', kind: 'line' },
  c_announcementBannerClickThrough: {
    name: 'Link of the announcement',
    group: 'announcement',
    kind: 'link',
  },
  c_announcementBannerColor: { name: 'Background', group: 'announcement', kind: 'color' },
  c_announcementBannerTextColor: { name: 'Text color', group: 'announcement', kind: 'color' },
  c_promotionCtaText: { name: 'Text that opens the details', group: 'promotion', kind: 'line' },
  c_promotionHeading: {
    name: 'Heading of the details',
    group: 'promotion',
    kind: 'line',
    help: DETAILS,
  },
  c_promotionDescription: { name: 'Details', group: 'promotion', kind: 'markup', help: DETAILS },
  c_modalDialogHeading: {
    name: 'Heading of the dialog',
    group: 'promotion',
    kind: 'line',
    help: DETAILS,
  },
  c_modalDialogParagraph: {
    name: 'Text of the dialog',
    group: 'promotion',
    kind: 'markup',
    help: DETAILS,
  },
  c_liveTextMemberExclusive: { name: 'For members only', group: 'promotion', kind: 'flag' },
  c_liveTextEyebrow: { name: 'Eyebrow of the promotion', group: 'promotion', kind: 'line' },
  c_liveTextHeading: { name: 'Heading of the promotion', group: 'promotion', kind: 'line' },
  c_liveTextPromoLine1: { name: 'First line', group: 'promotion', kind: 'line' },
  c_liveTextPromoLine2: { name: 'Second line', group: 'promotion', kind: 'line' },
  c_liveTextLimit: { name: 'Limit', group: 'promotion', kind: 'line' },
  c_liveTextCode: {
    name: 'Code',
    group: 'promotion',
    kind: 'line',
    help: 'The coupon code that shoppers type.',
  },
  c_topOffersPrice: { name: 'Price', group: 'offer', kind: 'line' },
  c_topOffersForm: { name: 'What is offered', group: 'offer', kind: 'line' },
  c_topOffersDetail: { name: 'Detail', group: 'offer', kind: 'line' },
  c_topOffersUrgency: { name: 'Urgency', group: 'offer', kind: 'line' },
  c_topOffersClickthrough: { name: 'Link of the offer', group: 'offer', kind: 'link' },
  c_productIDs: { name: 'Products', group: 'products', kind: 'names' },
  c_pdpBannerProductIDs: {
    name: 'Products with this banner',
    group: 'products',
    kind: 'names',
    help: 'Ids, separated by commas. The banner is chosen on the pages of these products.',
  },
  c_searchKeyword: {
    name: 'Search phrases',
    group: 'products',
    kind: 'names',
    help: 'Phrases, separated by commas. The banner is chosen on the result pages of these phrases.',
  },
  c_productCategory: { name: 'Category', group: 'products', kind: 'category', isGlobal: true },
  c_productCategoryUrl: { name: 'Link to all products', group: 'products', kind: 'link' },
  c_numberOfProducts: {
    name: 'Number of products',
    group: 'products',
    kind: 'count',
    isGlobal: true,
  },
  c_hotspots: {
    name: 'Products in the picture',
    group: 'products',
    kind: 'json',
    help: 'A JSON list of up to 8 places in percent: [{"productId": "P1", "x": 25, "y": 60, "name": "A lamp"}].',
  },
  c_textInputHeading: { name: 'Heading of the form', group: 'form', kind: 'line' },
  c_textInputLabel: { name: 'Label', group: 'form', kind: 'line' },
  c_textInputButton: { name: 'Button', group: 'form', kind: 'line' },
  c_body: { name: 'Body', group: 'body', kind: 'markup' },
  c_customBody: {
    name: 'Body on wide screens',
    group: 'body',
    kind: 'markup',
    help: 'If both bodies differ, the other one is shown on narrow screens only.',
  },
  c_marketingCopyAnchorID: {
    name: 'Anchor',
    group: 'settings',
    kind: 'line',
    help: 'Links with # and this name scroll here.',
    isGlobal: true,
  },
  c_textDisplayMode: {
    name: 'Text',
    group: 'settings',
    kind: ['Dark', 'Light'],
    isGlobal: true,
  },
  c_singleSubsImagePlacement: {
    name: 'Side of the picture',
    group: 'settings',
    kind: ['left', 'right'],
    isGlobal: true,
  },
  c_clickTriggerEvent: {
    name: 'Before a link is followed',
    group: 'settings',
    kind: ['sign-in', 'externalLink', 'externalLinkModal'],
    help: 'sign-in asks shoppers to sign in; externalLink opens a tab; externalLinkModal says that they leave the shop.',
    isGlobal: true,
  },
  c_doNotTranslate: {
    name: 'English in every locale',
    group: 'settings',
    kind: 'flag',
    isGlobal: true,
  },
} as const satisfies Readonly<Record<string, AssetFieldDefinition>>

/** A field that commerce keeps of an asset. */
export type AssetField = keyof typeof ASSET_FIELDS
