import type { SeedProduct } from '../catalog/model.ts'
import type { SiteId } from '../platform/sites.ts'
import { storeStockOf } from '../catalog/stores/store-stock.ts'
import type { Offer } from '../products/offers.ts'
import type { Rows } from './insert.ts'
import { cardOf, offerForSite, productDocument } from './product-rows.ts'
import { familyIn, type Numbered, type SeedCatalog } from './seed-catalog.ts'

const siteIds: SiteId[] = ['us', 'ca']

/** The rows of a batch for products, offers, store stock and promotions. */
export function productRows(batch: Numbered[], catalog: SeedCatalog): Rows[] {
  const membersOf = (product: SeedProduct) => familyIn(catalog, product)
  return [
    {
      table: 'products',
      columns: ['number', 'id', 'family', 'primary_category', 'document', 'card'],
      rows: batch.map(({ product, number }) => [
        number,
        product.id,
        product.masterId ?? product.id,
        product.primaryCategory,
        JSON.stringify(productDocument(product, membersOf(product))),
        product.type === 'variant' ? '' : JSON.stringify(cardOf(product, membersOf(product))),
      ]),
    },
    {
      table: 'offers',
      columns: [
        'site_id',
        'product_id',
        'family',
        'list_price',
        'sale_price',
        'stock',
        'seeded_list_price',
        'seeded_sale_price',
        'seeded_stock',
      ],
      rows: batch.flatMap(({ product }) =>
        siteIds.flatMap((siteId) => {
          const offer = offerForSite(siteId, product)
          return offer ? [offerRow(siteId, offer)] : []
        }),
      ),
    },
    {
      table: 'store_stock',
      columns: ['product_id', 'inventory_id', 'stock'],
      rows: batch.flatMap(({ product }) =>
        Object.entries(storeStockOf(product)).map(([list, stock]) => [product.id, list, stock]),
      ),
    },
    {
      table: 'product_promotions',
      columns: ['product_id', 'promotion_id'],
      rows: batch.flatMap(({ product }) =>
        [...new Set(product.promotions)].map((promotionId) => [product.id, promotionId]),
      ),
    },
  ]
}

const offerRow = (siteId: SiteId, { productId, family, listPrice, salePrice, stock }: Offer) => [
  siteId,
  productId,
  family,
  listPrice,
  salePrice,
  stock,
  listPrice,
  salePrice,
  stock,
]
