import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { AssetId, type ContentAsset, type Slot } from '#shared/content/content.ts'
import { defaultSite, type Locale } from '#shared/site/site.ts'

import type { WireAsset, WireSlot } from './upstream.ts'
import { intlFor } from '../render/intl.ts'
import { assetReader, type AssetReader } from './asset-reader.ts'
import { mapButtons } from './map-buttons.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import { mapHotspots } from './map-hotspots.ts'
import { mapDialogSettings } from './map-dialog-settings.ts'

/** The language of content that is never translated: that of the shop’s default locale. */
const SOURCE_LOCALE = defaultSite.defaultLocale
const SOURCE_LANGUAGE = SOURCE_LOCALE.slice(0, 2)
const MAX_PRODUCTS = 24
/** The values of `c_clickTriggerEvent`. */
const CLICK_TRIGGERS = ['sign-in', 'externalLink', 'externalLinkModal'] as const

/** Maps a slot with its content. Null if it has no content. */
export function mapSlot(wire: WireSlot, mapper: ContentMapper): Slot | null {
  const category = v.safeParse(CategoryId, wire.category_id)
  const assets = wire.contentAssets ?? []
  const slot = {
    id: wire.slot_id,
    categoryId: category.success ? category.output : null,
    template: wire.template,
    callout: plainText(wire.callout),
    heading: plainText(wire.heading),
    assets: assets.flatMap((asset) => mapAsset(asset, mapper, wire.slot_id) ?? []),
    ...withValues(mapDialogSettings(wire)),
  }
  const isEmpty = slot.assets.length === 0 && slot.callout === null && slot.heading === null
  return isEmpty ? null : slot
}

/** Maps a content asset. Null if its id is not valid in a URL. */
export function mapAsset(
  wire: WireAsset,
  mapper: ContentMapper,
  slot?: string,
): ContentAsset | null {
  const id = v.safeParse(AssetId, wire.id)
  const read = assetReader(wire, mapper, slot)
  if (!id.success) {
    read.note('id', 'not an id')
    return null
  }
  const untranslated = wire.c_doNotTranslate === true || wire.c_doNotTranslate === 'true'
  return {
    id: id.output,
    ...withValues({ lang: untranslated ? SOURCE_LANGUAGE : undefined }),
    ...pictureFields(wire, read),
    ...copyFields(read, memberMark(wire, untranslated ? SOURCE_LOCALE : mapper.locale)),
    ...announcementField(read),
    ...offerFields(read),
    ...withValues({
      buttons: unlessEmpty(mapButtons(wire.c_buttonGroup, { mapper, read })),
      hotspots: unlessEmpty(mapHotspots(wire.c_hotspots, read)),
    }),
    ...productFields(wire, read),
    ...withValues({ body: read.html('c_body'), customBody: read.html('c_customBody') }),
  }
}

function pictureFields(wire: WireAsset, read: AssetReader) {
  const alt = plainText(wire.c_imageAltText)
  const link = read.video('c_video')
  const film = withValues({
    poster: read.picture('c_videoPoster', alt),
    captions: read.video('c_videoCaptions'),
  })
  return withValues({
    image: read.picture('c_image', alt),
    imageDesktop: read.picture('c_imageDesktopOverride', alt),
    href: read.href('c_imageClickThrough'),
    clickTrigger: read.oneOf('c_clickTriggerEvent', CLICK_TRIGGERS),
    imageCta: read.text('c_imageCtaText'),
    video: link === undefined ? undefined : { link, ...film },
  })
}

const copyFields = (read: AssetReader, mark: string | undefined) =>
  withValues({
    eyebrow: read.text('c_marketingCopyEyebrow'),
    heading: read.text('c_marketingCopyHeading'),
    paragraph: read.html('c_marketingCopyParagraph'),
    ctaText: read.text('c_marketingCopyCtaText'),
    ctaHref: read.href('c_marketingCopyClickthrough'),
    liveText: read.html('c_marketingCopyLiveText'),
    liveTextColor: read.color('c_marketingCopyLiveTextHexColor'),
    anchorId: read.sound('c_marketingCopyAnchorID', 'not an anchor', anchorOf),
    imagePlacement: read.oneOf('c_singleSubsImagePlacement', ['left', 'right']),
    textDisplayMode: read.oneOf('c_textDisplayMode', ['Dark', 'Light']),
    graphicParagraph: read.paragraph('c_graphicParagraph'),
    dialogHeading: read.text('c_modalDialogHeading'),
    dialogParagraph: read.html('c_modalDialogParagraph'),
    promoLines: promoLinesOf(read, mark),
    textInput: unlessEmpty(
      withValues({
        heading: read.text('c_textInputHeading'),
        label: read.text('c_textInputLabel'),
        button: read.text('c_textInputButton'),
      }),
    ),
  })

/** The shop's own words, where the field says only that it is for members. */
const memberMark = ({ c_liveTextMemberExclusive: isMarked }: WireAsset, locale: Locale) =>
  isMarked === 'true' ? intlFor(locale).formatMessage({ id: 'product.memberExclusive' }) : undefined

function promoLinesOf(read: AssetReader, mark: string | undefined) {
  const lines = withValues({
    eyebrow: read.text('c_liveTextEyebrow'),
    memberExclusive: mark ?? read.text('c_liveTextMemberExclusive'),
    heading: read.text('c_liveTextHeading'),
    line: read.text('c_liveTextPromoLine1'),
    secondLine: read.text('c_liveTextPromoLine2'),
    limit: read.text('c_liveTextLimit'),
    code: read.text('c_liveTextCode'),
  })
  return unlessEmpty(lines) && { ...lines, ...withValues(bannerColors(read)) }
}

const bannerColors = (read: AssetReader) => ({
  background: read.color('c_announcementBannerColor'),
  color: read.color('c_announcementBannerTextColor'),
})

function announcementField(read: AssetReader) {
  const heading = read.text('c_announcementHeading')
  const promotion = withValues({
    ctaText: read.text('c_promotionCtaText'),
    heading: read.text('c_promotionHeading'),
    description: read.html('c_promotionDescription'),
  })
  const details = withValues({
    subHeading: read.text('c_announcementSubHeading'),
    href: read.href('c_announcementBannerClickThrough'),
    ...bannerColors(read),
  })
  return withValues({
    announcement: heading === undefined ? undefined : { heading, ...details },
    promotion: unlessEmpty(promotion),
  })
}

const offerFields = (read: AssetReader) =>
  withValues({
    offer: unlessEmpty(
      withValues({
        price: read.text('c_topOffersPrice'),
        form: read.text('c_topOffersForm'),
        detail: read.text('c_topOffersDetail'),
        urgency: read.text('c_topOffersUrgency'),
        href: read.href('c_topOffersClickthrough'),
      }),
    ),
  })

function productFields(wire: WireAsset, read: AssetReader) {
  const productIds = [...namesIn(wire.c_pdpBannerProductIDs), ...namesIn(wire.c_productIDs)]
  return withValues({
    searchKeywords: unlessEmpty(namesIn(wire.c_searchKeyword)),
    productIds: unlessEmpty([...new Set(productIds)]),
    numberOfProducts: countOf(wire.c_numberOfProducts),
    productCategory: read.sound('c_productCategory', 'not a category id', categoryOf),
    productCategoryHref: read.href('c_productCategoryUrl'),
  })
}

/** Drops the fields without a value: view models leave them out. */
function withValues<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> } // entries without a value have been removed
}

const unlessEmpty = <Value extends object>(value: Value) =>
  Object.keys(value).length > 0 ? value : undefined

const namesIn = (raw: WireAsset['c_productIDs']): string[] =>
  (typeof raw === 'string' ? raw.split(',') : (raw ?? []))
    .map((name) => name.trim())
    .filter((name) => name !== '')

function categoryOf(raw: string) {
  const category = v.safeParse(CategoryId, raw.trim())
  return category.success ? category.output : null
}

const countOf = (raw: number | null | undefined) =>
  raw && raw >= 1 ? Math.min(Math.floor(raw), MAX_PRODUCTS) : undefined

/** Ids by which the document finds its own parts. Content with one of them would be taken for that part. */
const OWN_IDS =
  /^(announcement-.*|app|bag-link|content|filters|main-menu|mini-cart|newsletter-.*|offline|promotions|result|search|state)$/i

const anchorOf = (raw: string) =>
  /^[A-Za-z][\w-]{0,63}$/.test(raw) && !OWN_IDS.test(raw) ? raw : null
