import { PICTURE_VIEWS, type PictureSubject, type PictureView } from '../catalog/model.ts'
import type { Language } from '../sites.ts'
import type { ProductCard } from './document.ts'

/** The picture width of each view type; `hires` keeps the original size. */
const widthByViewType = { hires: undefined, large: 1200, medium: 600, small: 240 } as const
type ViewType = keyof typeof widthByViewType

const viewNames: Record<PictureView, Record<Language, string>> = {
  front: { en: 'seen from the front', fr: 'vue de face' },
  label: { en: 'the label close up', fr: 'l’étiquette en gros plan' },
  scene: { en: 'at home', fr: 'à la maison' },
  detail: { en: 'in detail', fr: 'en détail' },
  scale: {
    en: 'next to everyday things, for size',
    fr: 'à côté d’objets courants, pour l’échelle',
  },
  pair: { en: 'with its companion', fr: 'avec son pendant' },
}

interface ImageRequest {
  origin: string
  language: Language
  /** Every group of the family, instead of only the product's own variation. */
  allImages: boolean
  /** The most pictures of each view type; undefined means all pictures of all types. */
  limits?: Map<string, number>
}

const hasSwatches = (attribute: string) => attribute === 'fragrance' || attribute === 'color'

/** A size has no swatch, but is drawn larger or smaller. */
const hasPictures = (attribute: string) => hasSwatches(attribute) || attribute === 'size'

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
          images: picturesOf(group.picture, viewType, name, request).slice(0, limit),
          ...variationOf(group.values),
        })),
    ),
    ...(request.allImages ? swatchGroups(family, request) : []),
  ]
}

/** The picture of a search hit. */
export function hitImage(card: ProductCard, request: ImageRequest) {
  return card.picture.views === 0
    ? undefined
    : picturesOf(card.picture, 'large', card.name[request.language], request)[0]
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
  const pictured = (family.variationAttributes ?? []).filter(({ id }) => hasPictures(id))
  const single = pictured.flatMap(({ id, values }) =>
    values.flatMap(({ value }) => {
      const example = family.variants?.find((variant) => variant.values[id] === value)
      return example ? [{ values: { [id]: value }, picture: example.picture }] : []
    }),
  )
  return pictured.length > 1 ? [...single, ...(family.variants ?? []).map(onlyPictured)] : single
}

const onlyPictured = ({ values, picture }: PictureGroup): PictureGroup => ({
  values: Object.fromEntries(Object.entries(values).filter(([id]) => hasPictures(id))),
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
        ...variationOf({ [id]: value }),
      })),
    )
}

function picturedValues(family: ProductCard, productId: string) {
  const values = family.variants?.find((variant) => variant.id === productId)?.values ?? {}
  return Object.fromEntries(Object.entries(values).filter(([attribute]) => hasSwatches(attribute)))
}

function variationOf(values: Record<string, string>) {
  const entries = Object.entries(values)
  if (entries.length === 0) return {}
  return {
    variationAttributes: entries.map(([id, value]) => ({ id, values: [{ value }] })),
  }
}

const allViewTypes: ViewType[] = ['hires', 'large', 'medium', 'small']

const viewTypes = ({ limits }: ImageRequest): [ViewType, number][] =>
  allViewTypes.flatMap((viewType) => {
    const limit = limits ? limits.get(viewType) : PICTURE_VIEWS.length
    return limit === undefined ? [] : [[viewType, limit]]
  })

function picturesOf(
  { form, fragrance, size, colour, views }: PictureSubject,
  viewType: ViewType,
  name: string,
  { origin, language }: ImageRequest,
) {
  const width = widthByViewType[viewType]
  const query = new URLSearchParams({
    ...(size !== undefined && { size }),
    ...(language === 'fr' && { lang: 'fr' }),
    ...(colour !== undefined && { color: colour }),
    ...(width !== undefined && { w: String(width) }),
  }).toString()

  const hasVariation = size !== undefined || colour !== undefined
  return PICTURE_VIEWS.slice(0, views).map((view) => {
    const folder = `${origin}/pictures/products/${form}/${fragrance}`
    const address = `${folder}/${view}.svg`
    return {
      link: query === '' ? address : `${address}?${query}`,
      // Clients append a query of their own, so size and colour are part of the path.
      disBaseLink: hasVariation ? `${folder}/${size ?? '-'}/${colour ?? '-'}/${view}.svg` : address,
      alt: `${name}, ${viewNames[view][language]}`,
      title: name,
    }
  })
}
