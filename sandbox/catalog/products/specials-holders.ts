import type { SeedPrice, SeedProduct } from '../model.ts'
import type { SiteId } from '../../platform/site.ts'
import { type SpecialText, specialProduct, withCustom } from './special-product.ts'
import { pseudorandomBetween } from '../pseudorandom.ts'
import { colorAttribute, sizeAttribute } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

interface HolderDesign extends SpecialText {
  colors: string[]
  /** Price of the larger size, if there are two. */
  largePrice?: Record<SiteId, SeedPrice>
}

const shelf = { form: 'candleholder', categories: ['candle-holders'] } as const

const designs: HolderDesign[] = [
  {
    id: 'JWH1',
    form: shelf.form,
    design: 'sleeve',
    categories: [...shelf.categories],
    name: { en: 'Stoneware Candle Sleeve', fr: 'Manchon de grès pour bougie' },
    summary: {
      en: 'Thrown by hand, glazed inside and out.',
      fr: 'Tourné à la main, émaillé dedans et dehors.',
    },
    overview: {
      en: 'A heavy sleeve that a candle drops into, so that only the rim of glass shows. The glaze breaks brown at every edge, and no two are quite alike.',
      fr: 'Un manchon lourd où la bougie se glisse, et dont seul dépasse le bord du verre. L’émail brunit sur chaque arête, et aucun n’est tout à fait semblable à l’autre.',
    },
    facts: [
      { en: 'Stoneware, fired twice', fr: 'Grès cuit deux fois' },
      { en: 'Felt under the foot', fr: 'Feutre sous le pied' },
    ],
    price: { us: { list: 1995 }, ca: { list: 2595 } },
    largePrice: { us: { list: 2895 }, ca: { list: 3750 } },
    colors: ['chalk', 'juniper', 'clay', 'smoke'],
  },
  {
    id: 'JWH2',
    form: shelf.form,
    design: 'pedestal',
    categories: [...shelf.categories],
    name: { en: 'Fluted Pedestal', fr: 'Pied cannelé' },
    summary: {
      en: 'A small column for one good candle.',
      fr: 'Une petite colonne pour une seule bougie.',
    },
    overview: {
      en: 'Cast in one piece and rubbed with wax, it lifts the flame a hand’s height above the table and makes an ordinary shelf look considered.',
      fr: 'Coulé d’une pièce et frotté à la cire, il élève la flamme d’une main au-dessus de la table et donne de la tenue à la plus simple des tablettes.',
    },
    price: { us: { list: 2450 }, ca: { list: 3195 } },
    colors: ['chalk', 'sage', 'ink'],
  },
  {
    id: 'JWH3',
    form: shelf.form,
    design: 'lantern',
    categories: [...shelf.categories],
    name: { en: 'Woven Wire Lantern', fr: 'Lanterne de fil tressé' },
    summary: {
      en: 'Throws a net of shadow on the wall.',
      fr: 'Elle jette sur le mur un filet d’ombre.',
    },
    overview: {
      en: 'Fine wire woven by hand over an iron ring, with a handle that stays cool. For the porch, the landing, the end of a long table.',
      fr: 'Un fil fin tressé à la main sur un anneau de fer, avec une anse qui reste froide. Pour la galerie, le palier ou le bout d’une longue table.',
    },
    price: { us: { list: 3250, sale: 2450 }, ca: { list: 4195, sale: 3150 } },
    colors: ['copper', 'ink'],
  },
  {
    id: 'JWH4',
    form: shelf.form,
    design: 'dish',
    categories: [...shelf.categories],
    name: { en: 'Low Candle Dish', fr: 'Coupelle à bougie' },
    summary: {
      en: 'A rim to catch the wax, a thumb ring to carry it.',
      fr: 'Un rebord pour la cire, un anneau pour le pouce.',
    },
    overview: {
      en: 'The old chamber stick, drawn again for a tin or a tumbler. Enameled steel, light enough for the stairs.',
      fr: 'L’ancien bougeoir de chambre, redessiné pour une boîte ou un gobelet. Acier émaillé, assez léger pour l’escalier.',
    },
    price: { us: { list: 1295 }, ca: { list: 1650 } },
    colors: ['fog', 'ochre', 'plum', 'rosewood', 'moss'],
  },
]

/** Masters by color, and one by size and color. */
export function holders(): SeedProduct[] {
  return designs.flatMap((design) => {
    const plain = { ...specialProduct(design), promotions: ['holder-pairing'] }
    const base = withCustom(plain, { c_refinementColor: design.colors })
    if (design.largePrice === undefined) {
      const rows = design.colors.map((color, index) => colorRow(design, color, index))
      return masterWithVariants(pictured(base, design), [colorAttribute(design.colors)], rows)
    }
    return masterWithVariants(
      pictured(base, design),
      [sizeAttribute(candleSizes), colorAttribute(design.colors)],
      [
        ...design.colors.map((color, index) => sizedRow(design, 'full', color, index)),
        ...design.colors.map((color, index) => sizedRow(design, 'large', color, index)),
      ],
    )
  })
}

const candleSizes = [
  { value: 'full', name: { en: 'For a single wick', fr: 'Pour une mèche' } },
  { value: 'large', name: { en: 'For three wicks', fr: 'Pour trois mèches' } },
]

function pictured(base: SeedProduct, design: HolderDesign): SeedProduct {
  return { ...base, picture: { ...base.picture, color: design.colors[0] ?? 'chalk' } }
}

function colorRow(design: HolderDesign, color: string, index: number): VariantRow {
  const suffix = String.fromCodePoint(65 + index)
  return {
    suffix,
    values: { color },
    price: design.price,
    stock: pseudorandomBetween(`${design.id}${suffix} units`, 0, 60),
    picture: { color },
    custom: { c_refinementColor: [color] },
  }
}

function sizedRow(design: HolderDesign, size: string, color: string, index: number): VariantRow {
  const row = colorRow(design, color, index)
  const isLarge = size === 'large'
  return {
    ...row,
    suffix: `${isLarge ? 'L' : 'F'}${row.suffix}`,
    values: { size, color },
    price: isLarge ? (design.largePrice ?? design.price) : design.price,
    picture: { color, size },
  }
}
