import { colours } from './colours.ts'
import { fixtureProduct } from './fixture-product.ts'
import type { SeedOption, SeedProduct } from './model.ts'
import { specialProduct } from './special-product.ts'
import { colourAttribute, sizeAttribute } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

/** What can be chosen beyond a quantity: a colour's own page, more for less each, and things to go with it. */
export function choiceFixtures(): SeedProduct[] {
  return [...groupedMaster(), tieredSoap(), optionCandle()]
}

const sizes = [
  { value: 'full', name: { en: 'Tumbler', fr: 'Gobelet' } },
  { value: 'large', name: { en: 'Bowl', fr: 'Bol' } },
]

const groupColours = ['chalk', 'juniper', 'ochre']

/** Two shapes in three glazes, each glaze with a page of its own; the ochre bowl is out of stock. */
function groupedMaster(): SeedProduct[] {
  const base: SeedProduct = {
    ...specialProduct({
      id: 'FXGROUPS',
      form: 'candleholder',
      name: { en: 'Combed Stoneware Vessel', fr: 'Récipient de grès peigné' },
      summary: { en: 'Two shapes, three glazes.', fr: 'Deux formes, trois émaux.' },
      overview: {
        en: 'A comb drawn through wet clay, once around and never twice. It holds a candle now and pencils later.',
        fr: 'Un peigne passé dans l’argile humide, un seul tour, jamais deux. Il tient une bougie aujourd’hui et des crayons demain.',
      },
      price: { us: { list: 1795 }, ca: { list: 2350 } },
      categories: ['fixtures'],
      colour: 'chalk',
      views: 3,
    }),
    rank: 1,
    newness: 1,
  }
  const rows = sizes.flatMap(({ value: size }, sizeIndex) =>
    groupColours.map((color, colourIndex): VariantRow => ({
      suffix: `${'AB'.charAt(sizeIndex)}${'ABC'.charAt(colourIndex)}`,
      values: { size, color },
      price: { us: { list: 1795 + 600 * sizeIndex }, ca: { list: 2350 + 800 * sizeIndex } },
      stock: size === 'large' && color === 'ochre' ? 0 : 40,
      picture: { colour: color, size },
      ...(size === 'large' && {
        tiers: { us: [{ quantity: 4, price: 2195 }], ca: [{ quantity: 4, price: 2895 }] },
      }),
    })),
  )
  const family = masterWithVariants(
    base,
    [sizeAttribute(sizes), colourAttribute(groupColours)],
    rows,
  )
  return [...family, ...groupColours.map((color, index) => groupOf(base, color, index))]
}

/** What is sold of one glaze. It has no price and no stock but those of its variants. */
function groupOf(base: SeedProduct, color: string, index: number): SeedProduct {
  const glaze = colours.find(({ id }) => id === color)?.name ?? base.name
  return {
    ...base,
    id: `${base.id}G${'ABC'.charAt(index)}`,
    type: 'variationGroup',
    masterId: base.id,
    name: { en: `${base.name.en}, ${glaze.en}`, fr: `${base.name.fr}, ${glaze.fr}` },
    price: {},
    stock: 0,
    variationAttributes: [sizeAttribute(sizes), colourAttribute([color])],
    variationValues: { color },
    picture: { ...base.picture, colour: color },
  }
}

/** Three for less each, six for less again. */
function tieredSoap(): SeedProduct {
  const soap = fixtureProduct({
    id: 'FXTIER',
    fragrance: 'limebark',
    form: 'handsoap',
    name: { en: 'Pantry Shelf Lime Hand Soap', fr: 'Savon à mains Lime du garde-manger' },
    patch: {
      price: { us: { list: 895 }, ca: { list: 1150 } },
      tiers: {
        us: [
          { quantity: 3, price: 795 },
          { quantity: 6, price: 695 },
        ],
        ca: [
          { quantity: 3, price: 1025 },
          { quantity: 6, price: 895 },
        ],
      },
    },
  })
  return { ...soap, searchable: true }
}

const options: SeedOption[] = [
  {
    id: 'giftWrap',
    name: { en: 'Gift Wrap', fr: 'Emballage-cadeau' },
    description: {
      en: 'Wrapped by hand, with a card left blank for you.',
      fr: 'Emballé à la main, avec une carte laissée vierge pour vous.',
    },
    values: [
      {
        id: 'none',
        name: { en: 'No gift wrap', fr: 'Sans emballage-cadeau' },
        price: { us: 0, ca: 0 },
      },
      {
        id: 'paper',
        name: { en: 'Kraft paper and string', fr: 'Papier kraft et ficelle' },
        price: { us: 395, ca: 495 },
      },
      {
        id: 'linen',
        name: { en: 'Linen cloth, to keep', fr: 'Tissu de lin, à garder' },
        price: { us: 795, ca: 1050 },
      },
    ],
  },
  {
    id: 'engraving',
    name: { en: 'Engraved Lid', fr: 'Couvercle gravé' },
    description: {
      en: 'One small figure, cut into the brass lid.',
      fr: 'Un petit motif taillé dans le couvercle de laiton.',
    },
    values: [
      { id: 'plain', name: { en: 'Plain lid', fr: 'Couvercle lisse' }, price: { us: 0, ca: 0 } },
      {
        id: 'sprig',
        name: { en: 'Juniper sprig', fr: 'Brin de genévrier' },
        price: { us: 600, ca: 800 },
      },
      { id: 'star', name: { en: 'Star', fr: 'Étoile' }, price: { us: 600, ca: 800 } },
    ],
  },
]

function optionCandle(): SeedProduct {
  const candle = fixtureProduct({
    id: 'FXOPTION',
    fragrance: 'juniperdusk',
    form: 'threewick',
    name: {
      en: 'Occasion Juniper 3-Wick Candle',
      fr: 'Bougie à 3 mèches Genévrier des grands jours',
    },
    patch: { options },
  })
  return { ...candle, searchable: true }
}
