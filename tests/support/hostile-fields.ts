import { HOSTILE_PAYLOADS } from './hostile-payloads.ts'

const TEXT_FIELDS = `c_imageAltText c_imageClickThrough c_clickTriggerEvent c_imageCtaText
  c_marketingCopyEyebrow c_marketingCopyHeading c_marketingCopyParagraph c_marketingCopyCtaText
  c_marketingCopyClickthrough c_marketingCopyLiveText c_marketingCopyLiveTextHexColor
  c_marketingCopyAnchorID c_singleSubsImagePlacement c_textDisplayMode c_promotionCtaText
  c_promotionHeading c_promotionDescription c_announcementHeading c_announcementSubHeading
  c_announcementBannerClickThrough c_announcementBannerColor c_announcementBannerTextColor
  c_topOffersPrice c_topOffersForm c_topOffersDetail c_topOffersUrgency c_topOffersClickthrough
  c_productCategoryUrl c_textInputHeading c_textInputLabel c_textInputButton c_body c_customBody
  c_graphicParagraph c_modalDialogHeading c_modalDialogParagraph c_liveTextPromoLine1
  c_liveTextPromoLine2 c_liveTextLimit c_liveTextCode c_liveTextEyebrow c_liveTextHeading
  c_liveTextMemberExclusive c_video c_videoCaptions c_searchKeyword`.split(/\s+/)

export const payloadAt = (index: number) => HOSTILE_PAYLOADS[index % HOSTILE_PAYLOADS.length] ?? ''

/** An asset with a picture, and a different hostile text in every other field. */
export const hostileFields = (number: number) => ({
  c_image: { link: 'https://pictures.invalid/a.svg', alt: payloadAt(number) },
  ...Object.fromEntries(
    TEXT_FIELDS.map((field, index) => [field, payloadAt(number * TEXT_FIELDS.length + index)]),
  ),
  c_productIDs: 'JW0801',
  c_productCategory: 'three-wick-candles',
  c_buttonGroup: Array.from({ length: 40 }, (_, index) => ({
    id: payloadAt(index),
    ctaText: payloadAt(index + number),
    clickThrough: index % 2 ? '/g/gifts' : payloadAt(index),
    buttonStyle: payloadAt(index),
    backgroundColor: payloadAt(index + 1),
    classTags: payloadAt(index + 2),
    analyticsParameter: payloadAt(index + 3),
    modalId: payloadAt(index + 4),
  })),
  c_hotspots: [
    { productId: 'JW0801', x: 50, y: 50, name: payloadAt(number) },
    { productId: payloadAt(number), x: payloadAt(number + 1), y: -1, name: payloadAt(number + 2) },
  ],
})
