import * as v from 'valibot'

import { Product, ProductId, ProductTile } from '#shared/product/product.ts'
import { productAttributes } from '#shop/product-attributes.ts'

const id = v.parse(ProductId, 'AB12')
const identity = { id, kind: 'item', name: 'Desk lamp', path: '/p/desk-lamp-AB12' } as const
const flags = { isGiftCard: false, isMemberExclusive: false }

export const neutralTile = v.parse(ProductTile, {
  ...identity,
  ...flags,
  heading: null,
  form: null,
  picture: null,
  price: null,
  callout: null,
  badges: [],
  orderable: true,
  pickup: false,
  choices: null,
  swatches: [],
  buys: null,
  rating: null,
})

export const neutralProduct = v.parse(Product, {
  ...identity,
  ...flags,
  isVirtual: false,
  brand: null,
  heading: null,
  form: null,
  size: null,
  pictures: [],
  picturesByChoice: [],
  price: null,
  callouts: [],
  badges: [],
  availability: { status: 'in-stock', stockLevel: null },
  pickup: null,
  pickupObstacle: null,
  autoRefresh: null,
  variationAttributes: [],
  variants: [],
  shortDescription: null,
  minOrderQuantity: 1,
  stepQuantity: 1,
  webPurchaseLimit: null,
  masterId: null,
  paths: {},
  variationValues: {},
  pageTitle: null,
  pageDescription: null,
  upc: null,
  contentAssetId: null,
  film: null,
  breadcrumbs: [],
  details: { highlights: null, overview: null, usage: null, moreInfo: null },
  attributes: productAttributes.map(v.parse(v.object(productAttributes.wire), {}), {
    text: () => null,
    html: () => null,
    picture: () => null,
  }),
  members: [],
})
