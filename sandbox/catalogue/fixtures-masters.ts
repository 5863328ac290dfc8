import { colours } from './colours.ts'
import { fixtureProduct } from './fixture-product.ts'
import { formById } from './forms.ts'
import type { FormId, Localized, SeedProduct } from './model.ts'
import { specialProduct, withCustom } from './special-product.ts'
import { colourAttribute, sizeAttribute } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

const threeSizes = [
  { value: 'travel', name: { en: 'Small', fr: 'Petit' } },
  { value: 'full', name: { en: 'Medium', fr: 'Moyen' } },
  { value: 'large', name: { en: 'Large', fr: 'Grand' } },
]

const fiveSizes = [
  { value: 'tiny', name: { en: '3 in', fr: '8 cm' } },
  { value: 'travel', name: { en: '4 in', fr: '10 cm' } },
  { value: 'full', name: { en: '5 in', fr: '13 cm' } },
  { value: 'large', name: { en: '6 in', fr: '15 cm' } },
  { value: 'grand', name: { en: '8 in', fr: '20 cm' } },
]

/** Masters: a table with a gap, one with a sold-out cell, small limits, and sixty variants. */
export function masterFixtures(): SeedProduct[] {
  return [
    ...tableMaster(),
    ...sizeMaster(
      'FXVOOS',
      'bodylotion',
      { en: 'Archive Neroli Body Lotion', fr: 'Lotion pour le corps Néroli d’archives' },
      ['full'],
    ),
    ...sizeMaster('FXLIMIT3M', 'bodywash', {
      en: 'Archive Elderflower Body Wash',
      fr: 'Gel douche Sureau d’archives',
    }).map((product) => withCustom(product, { c_webPurchaseLimit: 3, c_bopisPurchaseLimit: 3 })),
    ...sixtyMaster(),
  ]
}

function holder(id: string, name: Localized, summary: Localized, price: number[]): SeedProduct {
  const [us = 0, ca = 0] = price
  const product = specialProduct({
    id,
    form: 'candleholder',
    name,
    summary,
    overview: {
      en: 'A plain cup for a plain candle, made again from a drawing we found in the workshop.',
      fr: 'Un gobelet simple pour une bougie simple, refait d’après un dessin retrouvé à l’atelier.',
    },
    price: { us: { list: us }, ca: { list: ca } },
    categories: ['fixtures'],
    colour: 'chalk',
    views: 3,
  })
  return { ...product, rank: 1, newness: 1 }
}

/** Three sizes by three colours: large clay was never made, medium juniper is out of stock. */
function tableMaster(): SeedProduct[] {
  const ids = ['chalk', 'juniper', 'clay']
  const base = holder(
    'FXMASTER',
    { en: 'Banded Stoneware Cup', fr: 'Gobelet de grès cerclé' },
    { en: 'Three sizes, three glazes.', fr: 'Trois tailles, trois émaux.' },
    [1495, 1950],
  )
  const rows = threeSizes.flatMap(({ value: size }, sizeIndex) =>
    ids.flatMap((colour, colourIndex): VariantRow[] => {
      if (size === 'large' && colour === 'clay') return []
      return [
        {
          suffix: `${'ABC'.charAt(sizeIndex)}${'ABC'.charAt(colourIndex)}`,
          values: { size, color: colour },
          price: {
            us: { list: 1495 + 500 * sizeIndex },
            ca: { list: 1950 + 650 * sizeIndex },
          },
          stock: size === 'full' && colour === 'juniper' ? 0 : 50,
          picture: { colour, size },
        },
      ]
    }),
  )
  return masterWithVariants(base, [sizeAttribute(threeSizes), colourAttribute(ids)], rows)
}

function sizeMaster(id: string, form: FormId, name: Localized, gone: string[] = []) {
  const { sizes } = formById(form)
  const base = fixtureProduct({
    id,
    fragrance: form === 'bodylotion' ? 'neroliwindow' : 'elderlane',
    form,
    name,
  })
  const rows = sizes.map((size): VariantRow => ({
    suffix: size.suffix,
    values: { size: size.id },
    price: size.price,
    stock: gone.includes(size.id) ? 0 : 50,
    picture: { size: size.id },
    custom: { c_size: size.measure },
  }))
  const values = sizes.map((size) => ({ value: size.id, name: size.name }))
  return masterWithVariants(base, [sizeAttribute(values)], rows)
}

/** Five sizes in all twelve colours. */
function sixtyMaster(): SeedProduct[] {
  const base = holder(
    'FX60',
    { en: 'Painter’s Pillar Stand', fr: 'Socle du peintre pour bougie pilier' },
    { en: 'Five heights, every color we glaze.', fr: 'Cinq hauteurs, tous nos émaux.' },
    [995, 1295],
  )
  const rows = fiveSizes.flatMap(({ value: size }, sizeIndex) =>
    colours.map(({ id: colour }, colourIndex): VariantRow => ({
      suffix: `${'ABCDE'.charAt(sizeIndex)}${'ABCDEFGHIJKL'.charAt(colourIndex)}`,
      values: { size, color: colour },
      price: { us: { list: 995 + 300 * sizeIndex }, ca: { list: 1295 + 395 * sizeIndex } },
      stock: (sizeIndex * 12 + colourIndex) % 17 === 0 ? 0 : 20,
      picture: { colour, size: sizeIndex < 2 ? 'travel' : sizeIndex < 3 ? 'full' : 'large' },
    })),
  )
  const attributes = [sizeAttribute(fiveSizes), colourAttribute(colours.map(({ id }) => id))]
  return masterWithVariants(base, attributes, rows)
}
