import { readHits } from './hits.ts'
import { searchRequest } from './request.ts'
import type { Language, Site } from '../platform/site.ts'

/** The site, language and origin that products are shown in. */
export interface ViewContext {
  site: Site
  language: Language
  origin: string
}

export interface ProductView {
  id: string
  name: string
  url: string
  image: string | undefined
  price: number | undefined
  currency: string
}

/**
 * Name, picture and price of listed products, in the order of `ids`. Products that are not
 * orderable are left out.
 */
export async function readProductViews(
  db: D1Database,
  ids: string[],
  context: ViewContext,
): Promise<ProductView[]> {
  const hits = await readHits(db, ids, searchRequest({ expand: 'images,prices' }, [], context))
  return hits
    .filter((hit) => hit.orderable)
    .map((hit) => ({
      id: hit.productId,
      name: hit.productName,
      url: `/p/${hit.productId}`,
      image: 'image' in hit ? hit.image?.link : undefined,
      price: 'price' in hit && typeof hit.price === 'number' ? hit.price : undefined,
      currency: context.site.currency,
    }))
}
