import * as v from 'valibot'

import { CategoryId } from '#shared/contract/category.ts'
import { AssetId, type ContentAsset, type Slot } from '#shared/contract/content.ts'

import type { WireAsset, WirePicture, WireSlot } from '../commerce/content.ts'
import { mapButtons } from './map-buttons.ts'
import { plainText, type ContentMapper } from './content-mapper.ts'
import { mapHotspots } from './map-hotspots.ts'
import { mapDialogSettings } from './map-dialog-settings.ts'

/** The language of content that is never translated. */
const SOURCE_LANGUAGE = 'en'
const MAX_PRODUCTS = 24

/** Maps a slot with its content. Null if it has no content. */
export function mapSlot(wire: WireSlot, mapper: ContentMapper): Slot | null {
  const category = v.safeParse(CategoryId, wire.category_id)
  const slot = {
    id: wire.slot_id,
    categoryId: category.success ? category.output : null,
    template: wire.template,
    callout: plainText(wire.callout),
    heading: plainText(wire.heading),
    assets: (wire.contentAssets ?? []).flatMap((asset) => mapAsset(asset, mapper) ?? []),
    ...withValues(mapDialogSettings(wire)),
  }
  const isEmpty = slot.assets.length === 0 && slot.callout === null && slot.heading === null
  return isEmpty ? null : slot
}

/** Maps a content asset. Null if its id is not valid in a URL. */
export function mapAsset(wire: WireAsset, mapper: ContentMapper): ContentAsset | null {
  const id = v.safeParse(AssetId, wire.id)
  if (!id.success) return null
  const untranslated = wire.c_doNotTranslate === true || wire.c_doNotTranslate === 'true'
  return {
    id: id.output,
    ...withValues({ lang: untranslated ? SOURCE_LANGUAGE : undefined }),
    ...pictureFields(wire, mapper),
    ...copyFields(wire, mapper),
    ...announcementField(wire, mapper),
    ...offerFields(wire, mapper),
    ...productFields(wire, mapper),
    ...bodyFields(wire, mapper),
  }
}

function pictureFields(wire: WireAsset, mapper: ContentMapper) {
  const alt = plainText(wire.c_imageAltText)
  const poster = pictureOf(wire.c_videoPoster, alt, mapper)
  const link = mapper.video(wire.c_video)
  return withValues({
    image: pictureOf(wire.c_image, alt, mapper),
    imageDesktop: pictureOf(wire.c_imageDesktopOverride, alt, mapper),
    href: mapper.href(wire.c_imageClickThrough),
    clickTrigger: oneOf(['sign-in', 'externalLink', 'externalLinkModal'], wire.c_clickTriggerEvent),
    imageCta: textOf(wire.c_imageCtaText),
    video: link === undefined ? undefined : { link, ...withValues({ poster }) },
  })
}

const copyFields = (wire: WireAsset, mapper: ContentMapper) =>
  withValues({
    eyebrow: textOf(wire.c_marketingCopyEyebrow),
    heading: textOf(wire.c_marketingCopyHeading),
    paragraph: mapper.html(wire.c_marketingCopyParagraph),
    ctaText: textOf(wire.c_marketingCopyCtaText),
    ctaHref: mapper.href(wire.c_marketingCopyClickthrough),
    liveText: mapper.html(wire.c_marketingCopyLiveText),
    liveTextColour: mapper.colour(wire.c_marketingCopyLiveTextHexColor),
    anchorId: anchorOf(wire.c_marketingCopyAnchorID),
    imagePlacement: oneOf(['left', 'right'], wire.c_singleSubsImagePlacement?.toLowerCase()),
    textDisplayMode: oneOf(['Dark'], wire.c_textDisplayMode),
    graphicParagraph: textOf(wire.c_graphicParagraph),
    dialogHeading: textOf(wire.c_modalDialogHeading),
    dialogParagraph: mapper.html(wire.c_modalDialogParagraph),
    promoLines: promoLinesOf(wire, mapper),
    textInput: unlessEmpty(
      withValues({
        heading: textOf(wire.c_textInputHeading),
        label: textOf(wire.c_textInputLabel),
        button: textOf(wire.c_textInputButton),
      }),
    ),
  })

function promoLinesOf(wire: WireAsset, mapper: ContentMapper) {
  const line = textOf(wire.c_liveTextPromoLine1)
  if (line === undefined) return undefined
  return {
    line,
    ...withValues({
      eyebrow: textOf(wire.c_liveTextMemberExclusive) ?? textOf(wire.c_liveTextEyebrow),
      secondLine: textOf(wire.c_liveTextPromoLine2),
      limit: textOf(wire.c_liveTextLimit),
      ...bannerColours(wire, mapper),
    }),
  }
}

const bannerColours = (wire: WireAsset, mapper: ContentMapper) => ({
  background: mapper.colour(wire.c_announcementBannerColor),
  colour: mapper.colour(wire.c_announcementBannerTextColor),
})

function announcementField(wire: WireAsset, mapper: ContentMapper) {
  const heading = textOf(wire.c_announcementHeading)
  const promotion = withValues({
    ctaText: textOf(wire.c_promotionCtaText),
    heading: textOf(wire.c_promotionHeading),
    description: mapper.html(wire.c_promotionDescription),
  })
  const details = withValues({
    subHeading: textOf(wire.c_announcementSubHeading),
    href: mapper.href(wire.c_announcementBannerClickThrough),
    ...bannerColours(wire, mapper),
  })
  return withValues({
    announcement: heading === undefined ? undefined : { heading, ...details },
    promotion: unlessEmpty(promotion),
  })
}

const offerFields = (wire: WireAsset, mapper: ContentMapper) =>
  withValues({
    offer: unlessEmpty(
      withValues({
        price: textOf(wire.c_topOffersPrice),
        form: textOf(wire.c_topOffersForm),
        detail: textOf(wire.c_topOffersDetail),
        urgency: textOf(wire.c_topOffersUrgency),
        href: mapper.href(wire.c_topOffersClickthrough),
      }),
    ),
    buttons: unlessEmpty(mapButtons(wire.c_buttonGroup, mapper)),
    hotspots: unlessEmpty(mapHotspots(wire.c_hotspots)),
  })

function productFields(wire: WireAsset, mapper: ContentMapper) {
  const category = v.safeParse(CategoryId, wire.c_productCategory)
  const productIds = [...namesIn(wire.c_pdpBannerProductIDs), ...namesIn(wire.c_productIDs)]
  return withValues({
    searchKeywords: unlessEmpty(namesIn(wire.c_searchKeyword)),
    productIds: unlessEmpty([...new Set(productIds)]),
    numberOfProducts: countOf(wire.c_numberOfProducts),
    productCategory: category.success ? category.output : undefined,
    productCategoryHref: mapper.href(wire.c_productCategoryUrl),
  })
}

const bodyFields = (wire: WireAsset, mapper: ContentMapper) =>
  withValues({ body: mapper.html(wire.c_body), customBody: mapper.html(wire.c_customBody) })

/** Drops the fields without a value: view models leave them out. */
function withValues<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> } // entries without a value have been removed
}

const unlessEmpty = <Value extends object>(value: Value) =>
  Object.keys(value).length > 0 ? value : undefined

const textOf = (raw: string | null | undefined) => plainText(raw) ?? undefined

function pictureOf(
  wire: WirePicture | null | undefined,
  alt: string | null,
  mapper: Pick<ContentMapper, 'picture'>,
) {
  if (typeof wire === 'string') return mapper.picture(wire, alt)
  return mapper.picture(wire?.link ?? wire?.disBaseLink, alt ?? plainText(wire?.alt))
}

const namesIn = (raw: WireAsset['c_productIDs']): string[] =>
  (typeof raw === 'string' ? raw.split(',') : (raw ?? []))
    .map((name) => name.trim())
    .filter((name) => name !== '')

const oneOf = <const Name extends string>(names: readonly Name[], raw: string | null | undefined) =>
  names.find((name) => name === raw)

const countOf = (raw: number | null | undefined) =>
  raw && raw >= 1 ? Math.min(Math.floor(raw), MAX_PRODUCTS) : undefined

const anchorOf = (raw: string | null | undefined) =>
  raw && /^[A-Za-z][\w-]{0,63}$/.test(raw) ? raw : undefined
