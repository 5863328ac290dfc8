import { forms } from '../forms/forms.ts'
import { brightPyramids } from '../fragrances/pyramids-bright.ts'
import { deepPyramids } from '../fragrances/pyramids-deep.ts'
import type { Pyramid } from '../fragrances/pyramid.ts'
import { fragrances } from '../fragrances/fragrances.ts'
import type { Fragrance, SeedPrice, SeedProduct } from '../model.ts'
import type { FormSize, ProductForm } from '../product-form.ts'
import { pseudorandom } from '../pseudorandom.ts'
import { upc } from '../upc.ts'
import { ratingAttributes } from '../reviews/generated-reviews.ts'
import {
  type Merchandising,
  merchandising,
  promotionsOfSize,
  salePrice,
  webStock,
} from './merchandising.ts'
import { productText } from './product-text.ts'
import { sizeAttribute } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

/** Fixed values for ordinary products in the fixture table, which would otherwise be generated. */
const pinnedProducts: Record<string, Partial<SeedProduct>> = {
  JW0813: { sites: ['us', 'ca'], stock: 120 },
  JW0815: { sites: ['us', 'ca'], stock: 240 },
  JW0801: {
    sites: ['us', 'ca'],
    price: { us: { list: 2695 }, ca: { list: 3450 } },
    stock: 50,
    promotions: [],
    rank: 990,
    picture: { form: 'threewick', fragrance: 'juniperdusk', size: 'full', views: 6 },
    categories: ['three-wick-candles', 'woods', 'best-sellers'],
    custom: {
      c_isMemberExclusive: false,
      c_availableForInStorePickup: true,
      c_productBadge: 'best-seller',
      c_productBadgeIcon: 'best-seller',
    },
  },
}

/** A few ordinary products for the pages that test one content module. */
const labCategories: Record<string, string[]> = {
  JW0201: ['lab-banner', 'lab-copy', 'lab-ways'],
  JW0909: ['lab-banner', 'lab-minigrid'],
  JW1512: ['lab-banner', 'lab-carousel', 'lab-hostile'],
  JW2203: ['lab-banner', 'lab-top-offers'],
  JW2806: ['lab-minigrid', 'lab-hostile'],
  JW3014: ['lab-minigrid', 'lab-ways'],
  JW3401: ['lab-minigrid', 'lab-top-offers', 'lab-unknown'],
}

const GIFTS = new Set(['tincandle', 'handcream', 'soapbar', 'waxmelt'])

/** Every fragrance in every form: items, and masters with their variants. */
export function productsByForm(): SeedProduct[] {
  return fragrances.flatMap((fragrance, index) =>
    forms.flatMap((form) => getProducts(fragrance, index + 1, form)),
  )
}

/** One fragrance in one form as an item, with the first of its full sizes. */
export function formItem(id: string, fragrance: Fragrance, form: ProductForm): SeedProduct {
  return baseProduct(id, fragrance, form, merchandising(id, fragrance, form))
}

function getProducts(fragrance: Fragrance, number: number, form: ProductForm): SeedProduct[] {
  const fragranceCode = String(number).padStart(2, '0')
  const id = `JW${fragranceCode}${form.code}`
  const decided = merchandising(id, fragrance, form)
  const plain = baseProduct(id, fragrance, form, decided)
  const pinned = pinnedProducts[id]
  const base = {
    ...plain,
    upc: upc(`860${fragranceCode}${form.code}0000`),
    ...pinned,
    categories: [...(pinned?.categories ?? plain.categories), ...(labCategories[id] ?? [])],
    custom: { ...plain.custom, ...pinned?.custom },
  }
  if (form.sizes.length === 1) return [base]
  const rows = form.sizes.map((size, index) => sizeRow(base, size, decided, index + 1))
  return masterWithVariants(base, [sizeAttribute(form.sizes.map(sizeValue))], rows)
}

function sizeRow(base: SeedProduct, size: FormSize, decided: Merchandising, index: number) {
  const id = `${base.id}${size.suffix}`
  const gone = decided.soldOut || pseudorandom(`${id} gone`) < 0.03
  const row: VariantRow = {
    suffix: size.suffix,
    values: { size: size.id },
    price: getPrices(base.id, size.price, decided),
    stock: gone ? 0 : webStock(id),
    upc: upc(`860${base.id.slice(2)}${index}000`),
    picture: { size: size.id },
    promotions: promotionsOfSize(size.id, decided.promotions),
    custom: { c_size: size.measure, c_refinementSize: [size.id] },
  }
  return row
}

function sizeValue(size: FormSize) {
  return { value: size.id, name: size.name }
}

function baseProduct(
  id: string,
  fragrance: Fragrance,
  form: ProductForm,
  decided: Merchandising,
): SeedProduct {
  const { fragranceDescription, ...text } = productText(fragrance, form)
  const size = fullSize(form)
  return {
    id,
    type: 'item',
    sites: decided.sites,
    ...text,
    brand: 'Juniper & Wick',
    pageDescription: text.shortDescription,
    categories: getCategories(fragrance, form, decided),
    primaryCategory: form.category,
    price: getPrices(id, size.price, decided),
    stock: decided.soldOut ? 0 : webStock(id),
    promotions: decided.promotions,
    picture: { form: form.id, fragrance: fragrance.id, size: size.id, views: form.views },
    family: fragrance.family,
    fragrance: fragrance.id,
    form: form.id,
    rank: decided.rank,
    newness: decided.newness,
    custom: {
      ...createCustomFields(id, fragrance, form, decided.badge),
      c_productName: text.name,
      c_fragranceDescription: fragranceDescription,
      c_size: size.measure,
    },
    keywords: fragrance.notes,
  }
}

function createCustomFields(
  id: string,
  fragrance: Fragrance,
  form: ProductForm,
  badge: Merchandising['badge'],
): SeedProduct['custom'] {
  return {
    c_fragranceName: fragrance.name,
    c_descriptiveName: form.name,
    c_form: form.name,
    c_usage: form.usage,
    ...(form.safety !== undefined && { c_candleSafety: form.safety }),
    c_productType: form.id,
    c_className: form.category,
    c_isGiftCard: false,
    c_isVirtual: false,
    c_isMemberExclusive: badge === 'member',
    c_autoRefresh: form.autoRefresh && pseudorandom(`${id} auto refresh`) < 0.8,
    c_availableForInStorePickup: form.pickup && badge !== 'online-exclusive',
    c_forceSoldOut: false,
    c_hasILNAssociation: false,
    c_productNameTranslationRequired: true,
    c_webPurchaseLimit: form.limit.web,
    c_bopisPurchaseLimit: form.limit.bopis,
    ...(badge !== undefined && { c_productBadge: badge, c_productBadgeIcon: badge }),
    ...noteAttributes(fragrance),
    ...ratingAttributes(id),
    c_refinementFamily: [fragrance.family],
    c_refinementFragrance: [fragrance.id],
    c_refinementForm: [form.id],
    c_refinementSize: form.sizes.map((size) => size.id),
  }
}

function getCategories(fragrance: Fragrance, form: ProductForm, decided: Merchandising): string[] {
  const found = [form.category, fragrance.family]
  if (fragrance.debut !== undefined) found.push('new-arrivals')
  if (decided.badge === 'best-seller') found.push('best-sellers')
  if (decided.badge === 'online-exclusive') found.push('online-exclusives')
  if (decided.onSale) found.push('top-offers')
  if (GIFTS.has(form.id) && decided.rank >= 450) found.push('gifts-under-25')
  return found
}

function getPrices(
  id: string,
  price: Record<'us' | 'ca', SeedPrice>,
  decided: Merchandising,
): SeedProduct['price'] {
  const all = decided.onSale ? salePrice(id, price) : price
  const priceOf = new Map(Object.entries(all))
  return Object.fromEntries(
    decided.sites.flatMap((site) => {
      const own = priceOf.get(site)
      return own ? [[site, own]] : []
    }),
  )
}

function fullSize(form: ProductForm): FormSize {
  const size = form.sizes.find(({ id }) => id === 'full')
  if (size === undefined) throw new Error(`No full size of ${form.id}`)
  return size
}

const pyramids: Record<string, Pyramid> = { ...brightPyramids, ...deepPyramids }

/** The `c_*` attributes with the notes of a fragrance, which every product in it has. */
function noteAttributes({ id }: Pick<Fragrance, 'id'>) {
  const pyramid = pyramids[id]
  if (!pyramid) throw new Error(`The fragrance ${id} has no notes.`)
  const { top, heart, base } = pyramid
  return { c_topNotes: top, c_heartNotes: heart, c_baseNotes: base }
}
