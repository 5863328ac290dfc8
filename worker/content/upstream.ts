import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'
import type { AssetId } from '#shared/content/content.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { contentFamilies } from './families.ts'
import { listOf } from '../upstream/list-of.ts'

const text = v.nullish(v.string())

const Picture = v.union([
  v.string(),
  v.object({
    link: v.optional(v.string()),
    disBaseLink: v.optional(v.string()),
    alt: text,
    width: v.nullish(v.number()),
    height: v.nullish(v.number()),
  }),
])
export type WirePicture = v.InferOutput<typeof Picture>

/** Lists come as an array or as one comma-separated text. */
const Names = v.nullish(v.union([v.string(), v.array(v.string())]))

/** A text, or a flag for members only: true becomes the text `true`, false becomes null. */
const flagOrText = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()])),
  v.transform((value) => {
    if (typeof value === 'boolean') return value ? 'true' : null
    return value === 'false' ? null : value
  }),
)

/** The content asset of spec 3 §3.1, in its wire format. */
export const WireAsset = v.object({
  id: v.string(),
  c_image: v.nullish(Picture),
  c_imageDesktopOverride: v.nullish(Picture),
  c_imageAltText: text,
  c_imageClickThrough: text,
  c_clickTriggerEvent: text,
  c_imageCtaText: text,
  c_searchKeyword: Names,
  c_pdpBannerProductIDs: Names,
  c_productIDs: Names,
  c_marketingCopyEyebrow: text,
  c_marketingCopyHeading: text,
  c_marketingCopyParagraph: text,
  c_marketingCopyCtaText: text,
  c_marketingCopyClickthrough: text,
  c_marketingCopyLiveText: text,
  c_marketingCopyLiveTextHexColor: text,
  c_marketingCopyAnchorID: text,
  c_singleSubsImagePlacement: text,
  c_textDisplayMode: text,
  c_promotionCtaText: text,
  c_promotionHeading: text,
  c_promotionDescription: text,
  c_announcementHeading: text,
  c_announcementSubHeading: text,
  c_announcementBannerClickThrough: text,
  c_announcementBannerColor: text,
  c_announcementBannerTextColor: text,
  c_topOffersPrice: text,
  c_topOffersForm: text,
  c_topOffersDetail: text,
  c_topOffersUrgency: text,
  c_topOffersClickthrough: text,
  c_numberOfProducts: v.nullish(v.number()),
  c_productCategory: text,
  c_productCategoryUrl: text,
  /** An array, or a text with the same array as JSON. */
  c_buttonGroup: v.nullish(v.union([v.string(), v.array(v.unknown())])),
  /** An array, or a text with the same array as JSON. */
  c_hotspots: v.nullish(v.union([v.string(), v.array(v.unknown())])),
  c_video: text,
  c_videoPoster: v.nullish(Picture),
  c_videoCaptions: text,
  c_body: text,
  c_customBody: text,
  c_doNotTranslate: v.nullish(v.union([v.boolean(), v.string()])),
  c_graphicParagraph: text,
  c_modalDialogHeading: text,
  c_modalDialogParagraph: text,
  c_liveTextEyebrow: text,
  c_liveTextHeading: text,
  c_liveTextMemberExclusive: flagOrText,
  c_liveTextPromoLine1: text,
  c_liveTextPromoLine2: text,
  c_liveTextLimit: text,
  c_liveTextCode: text,
  c_textInputHeading: text,
  c_textInputLabel: text,
  c_textInputButton: text,
})
export type WireAsset = v.InferOutput<typeof WireAsset>

/** The cookie of the slot's dialog. */
const EmailConfig = v.object({
  cookieName: text,
  cookieDuration: v.nullish(v.union([v.number(), v.string()])),
})
export type WireEmailConfig = v.InferOutput<typeof EmailConfig>

const WireSlot = v.object({
  slot_id: v.string(),
  category_id: v.nullish(v.string()),
  template: v.string(),
  callout: text,
  heading: text,
  contentAssets: v.nullish(v.array(WireAsset)),
  emailConfig: v.fallback(v.nullish(EmailConfig), null),
  pwaPageSupression: v.fallback(v.nullish(v.array(v.string())), null),
})
export type WireSlot = v.InferOutput<typeof WireSlot>

const Slots = listOf(WireSlot)
const Assets = listOf(WireAsset)

type Signal = AbortSignal | undefined

export interface SlotsRequest {
  ids: readonly string[]
  categoryId: CategoryId | null
  /** Another date and customer group than those of the public content. */
  preview?: { date: string; group: string | null } | null
}

export async function readSlots(
  commerce: CommerceClient,
  { ids, categoryId, preview }: SlotsRequest,
  signal: Signal,
) {
  return commerce.read({
    family: contentFamilies.slots,
    operation: 'getSlots',
    path: '/slots',
    query: {
      c_id: ids.join(','),
      c_categoryId: categoryId,
      c_previewDate: preview?.date ?? null,
      c_customerGroup: preview?.group ?? null,
      locale: commerce.locale,
    },
    schema: Slots,
    signal,
  })
}

/** Unknown assets are left out. */
export async function readAssets(
  commerce: CommerceClient,
  ids: readonly AssetId[],
  signal: Signal,
) {
  // Always a list, even for one id: unknown ids are then left out, and an id such as `..` cannot change the path.
  return commerce.read({
    family: contentFamilies.content,
    operation: 'getContent',
    path: `/content/(${ids.join(',')})`,
    query: { locale: commerce.locale },
    schema: Assets,
    signal,
  })
}

export async function searchAssets(
  commerce: CommerceClient,
  { q, folder }: { q: string | null; folder: string | null },
  signal: Signal,
) {
  return commerce.read({
    family: contentFamilies.contentSearch,
    operation: 'searchContent',
    path: '/content-search',
    query: { q, folder, locale: commerce.locale },
    schema: Assets,
    signal,
  })
}

/** A record in the folder `ingredients` (spec 2 §3). */
const WireIngredients = v.object({
  c_IngredientUPC: v.string(),
  c_IngredientILN: text,
  c_IngredientsDescription: text,
  c_IngredientDesignatedList: text,
  c_IngredientSDSSheet: text,
})
export type WireIngredients = v.InferOutput<typeof WireIngredients>

const Records = listOf(WireIngredients)

export async function searchIngredients(commerce: CommerceClient, upc: string, signal: Signal) {
  return commerce.read({
    family: contentFamilies.contentSearch,
    operation: 'searchContent',
    path: '/content-search',
    query: { q: upc, folder: 'ingredients', locale: commerce.locale },
    schema: Records,
    signal,
  })
}
