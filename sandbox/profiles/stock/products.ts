import type { SeedProduct, SeedVariationAttribute } from '../../catalog/model.ts'
import { masterWithVariants } from '../../catalog/products/variants.ts'
import { pseudorandom, pseudorandomBetween } from '../../catalog/pseudorandom.ts'
import { upc } from '../../catalog/upc.ts'
import { type Cloth, type ClothId, cloths } from './styles/cloths.ts'
import { colors } from './colors.ts'
import { pricesFrom } from './prices.ts'
import { sites } from './sites.ts'
import { sizesByScale } from './sizes.ts'
import { specials } from './specials.ts'
import { accessoryStyles } from './styles/styles-accessories.ts'
import { mensStyles } from './styles/styles-mens.ts'
import { womensStyles } from './styles/styles-womens.ts'
import type { Style } from './styles/style.ts'

const VIEWS = 3
const SITES = Object.keys(sites)

/** Every style in every cloth that it comes in, and the products that are made up of them. */
export function products(): SeedProduct[] {
  const pairs = [...womensStyles, ...mensStyles, ...accessoryStyles].flatMap((style) =>
    style.cloths.map((clothId) => ({ style, clothId })),
  )
  return [
    ...pairs.flatMap(({ style, clothId }, index) => family(style, clothId, 25_001 + index)),
    ...specials,
  ]
}

/** A master with its variants. Ids are like those of reference catalogs: digits and a capital M. */
function family(style: Style, clothId: ClothId, number: number): SeedProduct[] {
  const cloth: Cloth = cloths[clothId]
  const shown = cloth.colors.flatMap((id) => colors.find((color) => color.id === id) ?? [])
  const sizes = sizesByScale[style.sizes]
  const attributes: SeedVariationAttribute[] = [
    {
      id: 'color',
      name: { en: 'Color', fr: 'Couleur' },
      values: shown.map(({ id, name, hex }) => ({ value: id, name, hex })),
    },
    ...(sizes.length > 0
      ? [{ id: 'size' as const, name: { en: 'Size', fr: 'Taille' }, values: [...sizes] }]
      : []),
  ]
  const sizeIds = sizes.length > 0 ? sizes.map(({ value }) => value) : [undefined]
  const choices = shown.flatMap(({ id: color }) => sizeIds.map((size) => ({ color, size })))
  const base = baseProduct(style, { clothId, number })
  return masterWithVariants(
    base,
    attributes,
    choices.map(({ color, size }, index) => ({
      suffix: String(index + 1).padStart(3, '0'),
      values: { color, ...(size !== undefined && { size }) },
      price: base.price,
      stock: stockOf(`${number} ${color} ${size}`),
      upc: upc(`0${number}${String(index + 1).padStart(5, '0')}`),
      picture: { color },
      custom: { c_refinementColor: [color], ...(size !== undefined && { c_size: [size] }) },
    })),
  ).map((product) => ({
    ...product,
    id: `${product.id}M`,
    ...(product.masterId !== undefined && { masterId: `${product.masterId}M` }),
  }))
}

function baseProduct(
  style: Style,
  { clothId, number }: { clothId: ClothId; number: number },
): SeedProduct {
  const cloth: Cloth = cloths[clothId]
  const id = String(number)
  const isOnSale = pseudorandom(`${id} sale`) < 0.14
  const isNew = !isOnSale && pseudorandom(`${id} new`) < 0.12
  const rank = pseudorandomBetween(`${id} rank`, 1, 900)
  const [category = 'accessories'] = style.categories
  const [color = 'chalk'] = cloth.colors
  return {
    id,
    type: 'item',
    sites: SITES,
    name: {
      en: `${cloth.name.en} ${style.name.en}`,
      fr: `${style.name.fr} ${cloth.name.fr}`,
    },
    brand: style.brand,
    shortDescription: style.text,
    longDescription: {
      en: `<p>${style.text.en}</p><p>${cloth.text.en}</p>`,
      fr: `<p>${style.text.fr}</p><p>${cloth.text.fr}</p>`,
    },
    categories: [
      ...style.categories,
      ...(isOnSale ? ['sale'] : []),
      ...(isNew ? ['newArrivals'] : []),
      ...(rank > 800 ? ['top-seller'] : []),
    ],
    primaryCategory: category,
    price: pricesFrom(style.price + cloth.extra, isOnSale),
    stock: 0,
    promotions: promotionsOf(style, clothId),
    picture: { garment: style.garment, material: clothId, color, views: VIEWS },
    rank,
    newness: isNew
      ? pseudorandomBetween(`${id} day`, 900, 999)
      : pseudorandomBetween(`${id} day`, 1, 800),
    custom: {
      c_refinementColor: [...cloth.colors],
      c_size: sizesByScale[style.sizes].map(({ value }) => value),
      c_material: [cloth.material],
      c_fit: [style.fit],
    },
  }
}

const promotionsOf = ({ categories, garment }: Style, clothId: ClothId): string[] => [
  ...(clothId === 'lambswool' ? ['Knitwear-20'] : []),
  ...(clothId === 'linen' ? ['Linen-Event'] : []),
  ...(categories.some((id) => id.endsWith('-bottoms')) && garment !== 'skirt'
    ? ['Free-Hemming']
    : []),
]

/** Most sizes are in stock. One in twelve is sold out, and as many are nearly so. */
function stockOf(choice: string): number {
  const share = pseudorandom(`${choice} stock`)
  if (share < 1 / 12) return 0
  return share < 1 / 6
    ? pseudorandomBetween(`${choice} low`, 1, 3)
    : pseudorandomBetween(`${choice} units`, 12, 90)
}
