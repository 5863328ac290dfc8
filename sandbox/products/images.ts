import {
  GARMENT_VIEWS,
  type GarmentSubject,
  type GarmentView,
  PICTURE_VIEWS,
  type PictureSubject,
  type VesselSubject,
  vesselPath,
} from '../catalog/picture-subject.ts'
import { forms } from '../catalog/pictures/parts/forms.ts'
import { profile } from '../profiles/current.ts'
import type { Language } from '../platform/site.ts'
import type { ProductCard } from './document.ts'
import { garmentText, pictureText } from '../catalog/pictures/picture-texts.ts'

const ORIGINAL = profile.originalViewType

/** The picture width of each view type but the original size. */
const widthByViewType = new Map([
  ['large', 1200],
  ['medium', 600],
  ['small', 240],
])

interface ImageRequest {
  origin: string
  language: Language
  /** Every group of the family, instead of only the product's own variation. */
  allImages: boolean
  /** The most pictures of each view type; undefined means all pictures of all types. */
  limits?: Map<string, number>
}

/** All variation attributes but sizes. */
const hasSwatches = (attribute: string) => attribute !== 'size'

/** A vessel is drawn larger or smaller, a garment is not. */
const hasPictures = (attribute: string, picture: PictureSubject) =>
  hasSwatches(attribute) || (attribute === 'size' && 'form' in picture)

/** The picture groups of a product; `family` is its master's document, or the product itself. */
export function imageGroups(product: ProductCard, family: ProductCard, request: ImageRequest) {
  const own = product.type === 'variant' ? picturedValues(family, product.id) : {}
  const groups: PictureGroup[] = request.allImages
    ? [{ values: {}, picture: family.picture }, ...variationGroups(family)]
    : [{ values: own, picture: product.picture }]
  const name = product.name[request.language]

  return [
    ...viewTypes(request).flatMap(([viewType, limit]) =>
      groups
        .filter((group) => group.picture.views > 0)
        .map((group) => ({
          viewType,
          images: getPictures(group.picture, viewType, name, request).slice(0, limit),
          ...toVariation(group.values),
        })),
    ),
    ...(request.allImages ? swatchGroups(family, request) : []),
    ...(request.limits ? [] : unlitGroups(product, request)),
  ]
}

/** The picture of a search hit. */
export function hitImage(card: ProductCard, request: ImageRequest) {
  return card.picture.views === 0
    ? undefined
    : getPictures(card.picture, 'large', card.name[request.language], request)[0]
}

export function swatchImage(value: string, name: string, origin: string) {
  const link = `${origin}/pictures/swatches/${encodeURIComponent(value)}.svg`
  return { link, disBaseLink: link, alt: name, title: name }
}

interface PictureGroup {
  values: Record<string, string>
  picture: PictureSubject
}

/** The groups of single values, then those of combinations, as a merchant uploads them. */
function variationGroups(family: ProductCard): PictureGroup[] {
  const pictured = (family.variationAttributes ?? []).filter(({ id }) =>
    hasPictures(id, family.picture),
  )
  const single = pictured.flatMap(({ id, values }) =>
    values.flatMap(({ value }) => {
      const example = family.variants?.find((variant) => variant.values[id] === value)
      return example ? [{ values: { [id]: value }, picture: example.picture }] : []
    }),
  )
  return pictured.length > 1 ? [...single, ...(family.variants ?? []).map(onlyPictured)] : single
}

const onlyPictured = ({ values, picture }: PictureGroup): PictureGroup => ({
  values: Object.fromEntries(Object.entries(values).filter(([id]) => hasPictures(id, picture))),
  picture,
})

function swatchGroups(family: ProductCard, request: ImageRequest) {
  if (request.limits && !request.limits.has('swatch')) return []
  return (family.variationAttributes ?? [])
    .filter((attribute) => hasSwatches(attribute.id))
    .flatMap(({ id, values }) =>
      values.map(({ value, name }) => ({
        viewType: 'swatch',
        images: [swatchImage(value, name[request.language], request.origin)],
        ...toVariation({ [id]: value }),
      })),
    )
}

/** The product without light, in contrast to all other pictures. */
function unlitGroups({ picture, name }: ProductCard, request: ImageRequest) {
  if (picture.views === 0 || !('form' in picture)) return []
  if (forms[picture.form].texture !== 'flame') return []
  const [front] = getPictures(picture, ORIGINAL, name[request.language], request)
  const unlit = (link = '') => link.replace('/front.svg', '/unlit.svg')
  const image = { ...front, link: unlit(front?.link), disBaseLink: unlit(front?.disBaseLink) }
  return [{ viewType: 'unlit', images: [image], ...toVariation({}) }]
}

function picturedValues(family: ProductCard, productId: string) {
  const values = family.variants?.find((variant) => variant.id === productId)?.values ?? {}
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => hasSwatches(attribute)))
}

function toVariation(values: Record<string, string>) {
  const entries = Object.entries(values)
  if (entries.length === 0) return {}
  return {
    variationAttributes: entries.map(([id, value]) => ({ id, values: [{ value }] })),
  }
}

const allViewTypes = [ORIGINAL, ...widthByViewType.keys()]

const viewTypes = ({ limits }: ImageRequest): [string, number][] =>
  allViewTypes.flatMap((viewType) => {
    const limit = limits ? limits.get(viewType) : PICTURE_VIEWS.length
    return limit === undefined ? [] : [[viewType, limit]]
  })

const getPictures = (
  picture: PictureSubject,
  viewType: string,
  name: string,
  request: ImageRequest,
) =>
  'garment' in picture
    ? garmentPictures(picture, viewType, name, request)
    : vesselPictures(picture, viewType, name, request)

/** Where a garment's picture is. */
export const garmentAddress = (
  origin: string,
  { garment, material, color }: GarmentSubject,
  view: GarmentView,
) => `${origin}/pictures/garments/${garment}/${material}/${color}/${view}.svg`

function garmentPictures(
  picture: GarmentSubject,
  viewType: string,
  name: string,
  { origin, language }: ImageRequest,
) {
  const width = widthByViewType.get(viewType)
  return GARMENT_VIEWS.slice(0, picture.views).map((view) => {
    const address = garmentAddress(origin, picture, view)
    return {
      link: width === undefined ? address : `${address}?w=${width}`,
      disBaseLink: address,
      alt: `${name}, ${garmentText(view)[language]}`,
      title: name,
    }
  })
}

function vesselPictures(
  picture: VesselSubject,
  viewType: string,
  name: string,
  { origin, language }: ImageRequest,
) {
  const { form, size, color, views } = picture
  const width = widthByViewType.get(viewType)
  const query = new URLSearchParams({
    ...(size !== undefined && { size }),
    ...(language === 'fr' && { lang: 'fr' }),
    ...(color !== undefined && { color }),
    ...(width !== undefined && { w: String(width) }),
  }).toString()

  const hasVariation = size !== undefined || color !== undefined
  return PICTURE_VIEWS.slice(0, views).map((view) => {
    const folder = `${origin}/pictures/products/${vesselPath(picture)}`
    const address = `${folder}/${view}.svg`
    return {
      link: query === '' ? address : `${address}?${query}`,
      // Clients append another query, so size and color are part of the path.
      disBaseLink: hasVariation ? `${folder}/${size ?? '-'}/${color ?? '-'}/${view}.svg` : address,
      alt: `${name}, ${pictureText(view, form)[language]}`,
      title: name,
    }
  })
}
