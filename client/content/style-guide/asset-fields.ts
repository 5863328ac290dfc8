import type { AssetField } from '#shared/content/asset-fields.ts'
import type { ContentAsset } from '#shared/content/content.ts'

/** The fields that editors fill for each part of an asset (spec 3 §3.1). */
const FIELDS: Record<Exclude<keyof ContentAsset, 'id'>, readonly AssetField[]> = {
  lang: ['c_doNotTranslate'],
  image: ['c_image', 'c_imageAltText'],
  imageDesktop: ['c_imageDesktopOverride'],
  href: ['c_imageClickThrough'],
  clickTrigger: ['c_clickTriggerEvent'],
  imageCta: ['c_imageCtaText'],
  searchKeywords: ['c_searchKeyword'],
  productIds: ['c_productIDs', 'c_pdpBannerProductIDs'],
  eyebrow: ['c_marketingCopyEyebrow'],
  heading: ['c_marketingCopyHeading'],
  paragraph: ['c_marketingCopyParagraph'],
  ctaText: ['c_marketingCopyCtaText'],
  ctaHref: ['c_marketingCopyClickthrough'],
  liveText: ['c_marketingCopyLiveText'],
  liveTextColor: ['c_marketingCopyLiveTextHexColor'],
  anchorId: ['c_marketingCopyAnchorID'],
  imagePlacement: ['c_singleSubsImagePlacement'],
  textDisplayMode: ['c_textDisplayMode'],
  announcement: [
    'c_announcementHeading',
    'c_announcementSubHeading',
    'c_announcementBannerClickThrough',
    'c_announcementBannerColor',
    'c_announcementBannerTextColor',
  ],
  promotion: ['c_promotionCtaText', 'c_promotionHeading', 'c_promotionDescription'],
  promoLines: [
    'c_liveTextMemberExclusive',
    'c_liveTextEyebrow',
    'c_liveTextHeading',
    'c_liveTextPromoLine1',
    'c_liveTextPromoLine2',
    'c_liveTextLimit',
    'c_liveTextCode',
  ],
  offer: [
    'c_topOffersPrice',
    'c_topOffersForm',
    'c_topOffersDetail',
    'c_topOffersUrgency',
    'c_topOffersClickthrough',
  ],
  numberOfProducts: ['c_numberOfProducts'],
  productCategory: ['c_productCategory'],
  productCategoryHref: ['c_productCategoryUrl'],
  buttons: ['c_buttonGroup'],
  hotspots: ['c_hotspots'],
  video: ['c_video', 'c_videoPoster', 'c_videoCaptions'],
  body: ['c_body'],
  customBody: ['c_customBody'],
  graphicParagraph: ['c_graphicParagraph'],
  dialogHeading: ['c_modalDialogHeading'],
  dialogParagraph: ['c_modalDialogParagraph'],
  textInput: ['c_textInputHeading', 'c_textInputLabel', 'c_textInputButton'],
}

/** The fields that fill an asset. */
export const fieldsOf = (asset: ContentAsset) =>
  (Object.keys(FIELDS) as (keyof typeof FIELDS)[]) // an object literal has no other keys
    .filter((part) => asset[part] !== undefined)
    .flatMap((part) => FIELDS[part])

/** The parts that need a certain one of their fields. Any field of the others will do. */
const MAIN_FIELD: Partial<typeof FIELDS> = {
  image: ['c_image'],
  video: ['c_video'],
  announcement: ['c_announcementHeading'],
}

/** The fields of which any one gives an asset one of these parts. */
export const fieldsFor = (parts: readonly (keyof typeof FIELDS)[]) =>
  parts.flatMap((part) => MAIN_FIELD[part] ?? FIELDS[part])

type Colors = Pick<NonNullable<ContentAsset['announcement']>, 'background' | 'color'>

interface Settings extends Pick<ContentAsset, 'textDisplayMode' | 'imagePlacement'> {
  announcement?: Colors | undefined
}

/** The fields that choose how an asset looks, with their values. */
export function settingsOf({ textDisplayMode, imagePlacement, announcement }: Settings): string[] {
  const settings = {
    c_textDisplayMode: textDisplayMode,
    c_singleSubsImagePlacement: imagePlacement,
    c_announcementBannerColor: announcement?.background,
    c_announcementBannerTextColor: announcement?.color,
  }
  return Object.entries(settings).flatMap(([field, value]) => (value ? `${field}: ${value}` : []))
}
