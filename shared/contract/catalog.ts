import type { Category, CategoryId, Navigation } from './category.ts'
import type { AssetId, ContentAsset, RedirectOption, Slot } from './content.ts'
import type { SitePreferences } from './preferences.ts'
import type { Product, ProductId, ProductTile } from './product.ts'
import type { ProductSearch, SearchResult } from './search.ts'

/**
 * What a public page may ask of the shop, in the shop's words. An adapter is built from site, locale and
 * configuration alone, so nothing personal can enter an answer or a cache.
 *
 * Every method throws `ProblemError`: `not-found` for an unknown id, `unavailable` when commerce
 * cannot answer and no good value is left.
 */
export interface Catalog {
  getNavigation(signal?: AbortSignal): Promise<Navigation>
  getCategory(id: CategoryId, signal?: AbortSignal): Promise<Category>
  searchProducts(search: ProductSearch, signal?: AbortSignal): Promise<SearchResult>
  getProduct(id: ProductId, signal?: AbortSignal): Promise<Product>
  /** At most 24; unknown ones are left out, the order asked is kept. */
  getTiles(ids: readonly ProductId[], signal?: AbortSignal): Promise<ProductTile[]>
  /** Slots in the order asked; slots without content are left out. */
  getSlots(
    ids: readonly string[],
    categoryId: CategoryId | null,
    signal?: AbortSignal,
  ): Promise<Slot[]>
  /** Unknown assets are left out. */
  getAssets(ids: readonly AssetId[], signal?: AbortSignal): Promise<ContentAsset[]>
  searchContent(
    search: { q: string | null; folder: string | null },
    signal?: AbortSignal,
  ): Promise<ContentAsset[]>
  /** The preferences on the explicit list that may leave the worker. */
  getPreferences(signal?: AbortSignal): Promise<SitePreferences>
  getRedirectOptions(signal?: AbortSignal): Promise<RedirectOption[]>
}
