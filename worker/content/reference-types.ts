import * as v from 'valibot'

import { CategoryId, type CategoryLink } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { parseLeniently } from '../upstream/parse-usable.ts'
import type { WireComponent } from './experience.ts'
import { WireAsset } from './upstream.ts'

/** The categories of the menu, by id. */
export type KnownCategories = ReadonlyMap<string, CategoryLink>

interface ReferenceType {
  /** The module that shows it. */
  template: string
  /** Stands together with its neighbors of the same kind: tiles and rows of products. */
  joins?: true
  fieldsOf(data: Data, categories: KnownCategories): Record<string, unknown>
}

type Data = Record<string, unknown>

const tile: ReferenceType = {
  template: 'other-ways-to-shop',
  joins: true,
  fieldsOf: ({ image, category, name, catDisplayName }, categories) => ({
    c_image: pictureOf(image),
    c_imageClickThrough: linkTo(category, categories),
    c_marketingCopyHeading: name ?? catDisplayName ?? categories.get(idOf(category) ?? '')?.name,
  }),
}

const picture: ReferenceType = {
  template: 'banner',
  fieldsOf: ({ image, alt, heading, ITCLink }, categories) => ({
    c_image: pictureOf(image),
    c_imageAltText: alt,
    c_marketingCopyHeading: heading,
    c_imageClickThrough: linkTo(ITCLink, categories),
  }),
}

/** The component types of reference sites, which retailers begin with, by the modules that show the same. */
const TYPES: Readonly<Record<string, ReferenceType>> = {
  mainBanner: {
    template: 'banner',
    fieldsOf: ({ image, heading, subheading, buttonText, categoryLink }, categories) => ({
      c_image: pictureOf(image),
      c_marketingCopyHeading: heading,
      c_marketingCopyParagraph: subheading,
      c_marketingCopyCtaText: buttonText,
      [buttonText ? 'c_marketingCopyClickthrough' : 'c_imageClickThrough']: linkTo(
        categoryLink,
        categories,
      ),
    }),
  },
  campaignBanner: {
    template: 'announcement-banner-detached',
    fieldsOf: ({ bannerMessage }) => ({ c_announcementHeading: bannerMessage }),
  },
  imageAndText: {
    template: 'single-subs',
    fieldsOf: ({ image, alt, heading, ITCText, ITCLink }, categories) => ({
      c_image: pictureOf(image),
      c_imageAltText: alt,
      c_marketingCopyHeading: heading,
      c_marketingCopyParagraph: ITCText,
      c_imageClickThrough: linkTo(ITCLink, categories),
    }),
  },
  photoTile: picture,
  imageTile: picture,
  categoryTile: tile,
  popularCategory: tile,
  productTile: {
    template: 'shop-the-module',
    joins: true,
    fieldsOf: ({ product }) => ({ c_productIDs: [idOf(product)] }),
  },
  editorialRichText: {
    template: 'contentassetbody',
    fieldsOf: ({ richText }) => ({ c_body: richText }),
  },
}

const GROUP = 'commerce_assets.'

/** A component of a reference site as a module with one asset. Null for any other component. */
export function referenceModule(component: WireComponent, categories: KnownCategories) {
  const { id, typeId, data } = component
  const name = typeId.startsWith(GROUP) ? typeId.slice(GROUP.length) : ''
  const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  if (!type) return null
  const fields = type.fieldsOf(data ?? {}, categories)
  const { output } = parseLeniently(WireAsset, { ...fields, id })
  const { template, joins = false } = type
  return { template, joins, assets: output === null ? [] : [output] }
}

const Image = v.object({
  url: v.string(),
  metaData: v.nullish(v.object({ width: v.nullish(v.number()), height: v.nullish(v.number()) })),
})

function pictureOf(image: unknown) {
  const parsed = v.safeParse(Image, image)
  if (!parsed.success) return undefined
  const { url, metaData } = parsed.output
  return { link: url, ...metaData }
}

/** An id, alone or with the type of what it names. */
const Named = v.union([
  v.string(),
  v.pipe(
    v.object({ value: v.string() }),
    v.transform(({ value }) => value),
  ),
])

function idOf(value: unknown) {
  const parsed = v.safeParse(Named, value)
  return parsed.success ? parsed.output : undefined
}

/** The path of a category by its id, or an address as it is. */
function linkTo(value: unknown, categories: KnownCategories) {
  const id = idOf(value)
  const categoryId = v.safeParse(CategoryId, id)
  if (!categoryId.success) return id
  const known = categories.get(categoryId.output)
  return known?.path ?? routes.topCategory.href({ categoryId: categoryId.output })
}
