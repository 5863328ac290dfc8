import * as v from 'valibot'

import { ASSET_ID, PRODUCT_ID } from '../http/ids.ts'
import { HexColor } from '../media/hex-color.ts'
import { TrustedHtml } from '../text/html.ts'
import { Picture } from '../media/picture.ts'
import { CategoryId } from '../listing/category.ts'

export const AssetId = v.pipe(v.string(), v.regex(ASSET_ID), v.brand('AssetId'))
export type AssetId = v.InferOutput<typeof AssetId>

/** What an editor may say about the looks of a button (`classTags`), and where it is shown. Other tags are dropped. */
export const BUTTON_TAGS = ['wide', 'large', 'phone-only', 'desktop-only'] as const

export const AssetButton = v.object({
  id: v.string(),
  text: v.string(),
  /** Rewritten to the current site and locale. A button that opens a dialog may have none. */
  href: v.optional(v.string()),
  style: v.picklist(['primary', 'outline', 'text']),
  background: v.optional(HexColor),
  target: v.optional(v.picklist(['_blank'])),
  tags: v.optional(v.array(v.picklist(BUTTON_TAGS))),
  /** What analytics calls a click on it. */
  analytics: v.optional(v.string()),
  /** The id of the dialog with the asset's details that it opens instead of following its link. */
  modalId: v.optional(v.string()),
})
export type AssetButton = v.InferOutput<typeof AssetButton>

/** A content asset (spec 3 §3.1) in the shop's terms; fields without a value are left out. */
export const ContentAsset = v.object({
  id: AssetId,
  /** The language of text that is not translated (`c_doNotTranslate`), for `lang` and `translate="no"`. */
  lang: v.optional(v.string()),
  image: v.optional(Picture),
  imageDesktop: v.optional(Picture),
  /** Rewritten to the current site and locale; left out if its scheme is not allowed. */
  href: v.optional(v.string()),
  clickTrigger: v.optional(v.picklist(['sign-in', 'externalLink', 'externalLinkModal'])),
  imageCta: v.optional(v.string()),
  searchKeywords: v.optional(v.array(v.string())),
  productIds: v.optional(v.array(v.string())),
  eyebrow: v.optional(v.string()),
  heading: v.optional(v.string()),
  paragraph: v.optional(TrustedHtml),
  ctaText: v.optional(v.string()),
  ctaHref: v.optional(v.string()),
  liveText: v.optional(TrustedHtml),
  liveTextColor: v.optional(HexColor),
  anchorId: v.optional(v.string()),
  imagePlacement: v.optional(v.picklist(['left', 'right'])),
  textDisplayMode: v.optional(v.picklist(['Dark', 'Light'])),
  announcement: v.optional(
    v.object({
      heading: v.string(),
      subHeading: v.optional(v.string()),
      href: v.optional(v.string()),
      background: v.optional(HexColor),
      color: v.optional(HexColor),
    }),
  ),
  promotion: v.optional(
    v.object({
      ctaText: v.optional(v.string()),
      heading: v.optional(v.string()),
      description: v.optional(TrustedHtml),
    }),
  ),
  /** The live text of a promotion (`c_liveText…`). */
  promoLines: v.optional(
    v.object({
      /** What comes before the first line. */
      eyebrow: v.optional(v.string()),
      /** Says that it is for members only. */
      memberExclusive: v.optional(v.string()),
      heading: v.optional(v.string()),
      line: v.optional(v.string()),
      secondLine: v.optional(v.string()),
      limit: v.optional(v.string()),
      /** What shoppers type to get it. */
      code: v.optional(v.string()),
      background: v.optional(HexColor),
      color: v.optional(HexColor),
    }),
  ),
  offer: v.optional(
    v.object({
      price: v.optional(v.string()),
      form: v.optional(v.string()),
      detail: v.optional(v.string()),
      urgency: v.optional(v.string()),
      href: v.optional(v.string()),
    }),
  ),
  numberOfProducts: v.optional(v.number()),
  productCategory: v.optional(CategoryId),
  productCategoryHref: v.optional(v.string()),
  buttons: v.optional(v.array(AssetButton)),
  /** The products in the picture, with their places in percent of its width and height. */
  hotspots: v.optional(
    v.array(
      v.object({
        productId: v.pipe(v.string(), v.regex(PRODUCT_ID)),
        /** What it is called until it is loaded. */
        name: v.optional(v.string()),
        x: v.number(),
        y: v.number(),
      }),
    ),
  ),
  video: v.optional(
    v.object({
      link: v.string(),
      poster: v.optional(Picture),
      /** The address of WebVTT captions in the page's language. */
      captions: v.optional(v.string()),
    }),
  ),
  body: v.optional(TrustedHtml),
  customBody: v.optional(TrustedHtml),
  graphicParagraph: v.optional(v.string()),
  /** The texts of a dialog. */
  dialogHeading: v.optional(v.string()),
  dialogParagraph: v.optional(TrustedHtml),
  /** The texts of a form with one field. */
  textInput: v.optional(
    v.object({
      heading: v.optional(v.string()),
      label: v.optional(v.string()),
      button: v.optional(v.string()),
    }),
  ),
})
export type ContentAsset = v.InferOutput<typeof ContentAsset>

export const Slot = v.object({
  id: v.string(),
  categoryId: v.nullable(CategoryId),
  /** Selects the module that shows it (spec 3 §2.5); an unknown template renders nothing. */
  template: v.string(),
  callout: v.nullable(v.string()),
  heading: v.nullable(v.string()),
  assets: v.array(ContentAsset),
  /** What remembers that the slot's dialog was closed (`emailConfig`). No other cookie of the shop has its name. */
  cookie: v.optional(v.object({ name: v.string(), days: v.number() })),
  /** Paths without the slot's dialog. A `*` at the end stands for any rest. */
  suppressedPaths: v.optional(v.array(v.string())),
})
export type Slot = v.InferOutput<typeof Slot>

export const RedirectOption = v.object({
  countryCode: v.string(),
  text: v.string(),
  /** An https URL of an allowed host; options with other values are left out. */
  value: v.string(),
})
export type RedirectOption = v.InferOutput<typeof RedirectOption>
