import type { SeedProduct } from '../../catalog/model.ts'
import type { Localized } from '../../platform/localized.ts'
import { pricesFrom } from './prices.ts'
import { sites } from './sites.ts'

interface Special {
  id: string
  name: Localized
  text: Localized
  picture: Pick<
    Extract<SeedProduct['picture'], { garment: string }>,
    'garment' | 'material' | 'color'
  >
  price: number
  stock?: number
  rank: number
  patch?: Partial<SeedProduct>
}

const special = ({ id, name, text, picture, price, stock, rank, patch }: Special): SeedProduct => ({
  id,
  type: 'item',
  sites: Object.keys(sites),
  name,
  brand: 'Quill & Selvedge',
  shortDescription: text,
  longDescription: { en: `<p>${text.en}</p>`, fr: `<p>${text.fr}</p>` },
  categories: ['gifts'],
  primaryCategory: 'gifts',
  price: pricesFrom(price, false),
  stock: stock ?? 60,
  picture: { ...picture, views: 2 },
  rank,
  newness: 400,
  custom: {},
  ...patch,
})

const certificate = (id: string, dollars: number, color: string): SeedProduct =>
  special({
    id,
    name: { en: `Gift Certificate, ${dollars}`, fr: `Chèque-cadeau de ${dollars}` },
    text: {
      en: 'Sent by email within the hour, with your message. It is good for everything in the shop and does not expire.',
      fr: 'Envoyé par courriel dans l’heure, avec votre message. Il vaut pour toute la boutique et n’expire pas.',
    },
    picture: { garment: 'certificate', material: 'paper', color },
    price: dollars,
    stock: 999_999,
    rank: 50,
    patch: {
      price: Object.fromEntries(Object.keys(sites).map((site) => [site, { list: dollars * 100 }])),
      custom: { c_isGiftCard: true, c_isVirtual: true, c_availableForInStorePickup: false },
    },
  })

/** Sets, bundles and gift certificates, and products at the edges of a catalog. Some of their ids have hyphens. */
export const specials: readonly SeedProduct[] = [
  special({
    id: 'weekend-look',
    name: { en: 'The Weekend Look', fr: 'La tenue du week-end' },
    text: {
      en: 'A linen shirt, wide trousers and a tote: everything for two days and one small bag.',
      fr: 'Une chemise en lin, un pantalon large et un cabas\u00a0: de quoi partir deux jours avec un petit sac.',
    },
    picture: { garment: 'shirt', material: 'linen', color: 'sage' },
    price: 68,
    rank: 760,
    patch: { type: 'set', setProducts: ['25001M', '25032M', '25112M'] },
  }),
  special({
    id: 'winter-warmers',
    name: { en: 'Winter Warmers', fr: 'Le trio d’hiver' },
    text: {
      en: 'A beanie, a scarf and two pairs of socks in merino, in a box that needs no wrapping.',
      fr: 'Un bonnet, une écharpe et deux paires de chaussettes en mérinos, dans une boîte à offrir telle quelle.',
    },
    picture: { garment: 'scarf', material: 'merino', color: 'claret' },
    price: 158,
    stock: 25,
    rank: 740,
    patch: {
      type: 'bundle',
      bundledProducts: [
        { id: '25129002M', quantity: 1 },
        { id: '25136002M', quantity: 1 },
        { id: '25144003M', quantity: 2 },
      ],
    },
  }),
  certificate('gift-certificate-50', 50, 'bottle'),
  certificate('gift-certificate-100', 100, 'claret'),
  special({
    id: '25901M',
    name: { en: 'The Poet’s Smock', fr: 'La blouse d’Éluard' },
    text: {
      en: 'A linen smock with gathered yoke, made once a year in one small batch. This year’s batch is gone.',
      fr: 'Une blouse en lin à empiècement froncé, faite une fois l’an en une seule petite série. Celle de cette année est épuisée.',
    },
    picture: { garment: 'blouse', material: 'linen', color: 'chalk' },
    price: 138,
    stock: 0,
    rank: 120,
    patch: { categories: ['womens-tops-shirts'], primaryCategory: 'womens-tops-shirts' },
  }),
  special({
    id: '25902M',
    name: { en: 'Handkerchief “À Bientôt”', fr: 'Mouchoir «\u00a0À bientôt\u00a0»' },
    text: {
      en: 'Hand-rolled edges, one embroidered greeting. The last two of their kind.',
      fr: 'Des bords roulottés à la main, un salut brodé. Les deux derniers de leur espèce.',
    },
    picture: { garment: 'scarf', material: 'poplin', color: 'sky' },
    price: 24,
    stock: 2,
    rank: 110,
    patch: { categories: ['accessories-scarves', 'gifts'], primaryCategory: 'accessories-scarves' },
  }),
  special({
    id: '25903M',
    name: { en: 'Made-to-Measure Suit', fr: 'Costume sur mesure' },
    text: {
      en: 'Measured, cut and fitted in our stores. We keep none in stock, because no two are alike.',
      fr: 'Mesuré, coupé et ajusté dans nos boutiques. Aucun n’est en stock, car il n’y en a pas deux pareils.',
    },
    picture: { garment: 'jacket', material: 'boiled', color: 'navy' },
    price: 890,
    stock: 0,
    rank: 90,
    patch: {
      type: 'master',
      variationAttributes: [],
      price: {},
      categories: ['mens-outerwear'],
      primaryCategory: 'mens-outerwear',
    },
  }),
]
