import * as features from '#shop/features.ts'

import { endpoint } from '../http/endpoint.ts'
import { noneOf } from '../http/none-of.ts'
import type { CategoryId } from '../listing/category.ts'
import type { ProductId } from '../product/product.ts'
import type { AssetId, ContentAsset, RedirectOption, Slot } from './content.ts'

const redirectEndpoints = {
  getRedirectOptions: endpoint<object, RedirectOption[]>()('GET', '/international-redirect'),
}

/** Editorial content. It is the same for every visitor. */
export const contentEndpoints = {
  /**
   * In the requested order; slots without content are left out. With a product, those of the page that editors have
   * assigned to it, where the slots of all products say that it may have one (`IN_PRODUCT_PAGE`).
   */
  getSlots: endpoint<
    { ids: readonly string[]; category: CategoryId | null; product?: ProductId | null },
    Slot[]
  >()('GET', '/slots'),
  /** Unknown assets are left out. */
  getAssets: endpoint<{ id: readonly AssetId[] }, ContentAsset[]>()('GET', '/content-asset'),
  /** By a phrase or by a folder. */
  searchContent: endpoint<{ q: string | null; folder: string | null }, ContentAsset[]>()(
    'GET',
    '/content-search',
  ),
  ...(features.redirectDialog ? redirectEndpoints : noneOf<typeof redirectEndpoints>()),
}
