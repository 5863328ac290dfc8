import type { Category, CategoryId, Navigation } from './listing/category.ts'
import type { AssetId, ContentAsset, RedirectOption, Slot } from './content/content.ts'
import type { Film, FilmId } from './media/film.ts'
import type { SitePreferences } from './preferences/preferences.ts'
import type { Product, ProductId, ProductTile } from './product/product.ts'
import type { PortOf } from './http/endpoint.ts'
import type { reviewEndpoints } from './reviews/endpoints.ts'
import type { Voices } from './reviews/voices.ts'
import type { ProductExtras } from './product/product-extras.ts'
import type { Recommender } from './recommendations/recommendations.ts'
import type { ProductSearch, SearchResult } from './search/search.ts'
import type { StoreId, StoreSearchResult } from './stores/store.ts'
import type { Suggestions } from './search/suggestions.ts'

/**
 * What public pages may request, in the shop's terms. An adapter is created from site, locale and configuration
 * only, so that nothing personal can get into a response or a cache.
 *
 * Every method throws `ProblemError`: `not-found` for an unknown id, `unavailable` when commerce does not
 * respond and no usable cached value is left.
 */
/** A store whose stock counts for pickup. */
export interface StoreStock {
  storeId: StoreId
  /** The list with its stock. Null if the store names none. */
  inventoryListId: string | null
}

export interface Catalog {
  /** On the edge. In the browser an adapter of its own has it, whose code is loaded with what needs it. */
  readonly extras?: ProductExtras & Voices
  /** On the edge, as `extras`. */
  readonly reviews?: PortOf<typeof reviewEndpoints>
  getNavigation(signal?: AbortSignal): Promise<Navigation>
  getCategory(id: CategoryId, signal?: AbortSignal): Promise<Category>
  searchProducts(search: ProductSearch, signal?: AbortSignal): Promise<SearchResult>
  /** The first products of a category, at most 24, also those that are sold out. Empty for an unknown category. */
  getMinigrid(categoryId: CategoryId, count: number, signal?: AbortSignal): Promise<ProductTile[]>
  /** For a phrase of at least 3 characters, or before anything is typed. */
  getSuggestions(phrase: string | null, signal?: AbortSignal): Promise<Suggestions>
  getProduct(id: ProductId, signal?: AbortSignal): Promise<Product>
  /** At most 24, in the requested order; unknown ids are left out. On the edge, also as a store has them. */
  getTiles(
    ids: readonly ProductId[],
    signal?: AbortSignal,
    store?: StoreStock | null,
  ): Promise<ProductTile[]>
  /** The films of a product, at most two. Unknown ones are left out. */
  getFilms(ids: readonly FilmId[], signal?: AbortSignal): Promise<Film[]>
  /**
   * The products in stock that a recommender chooses for some others, of which at most 24 count. Empty if
   * recommendations are not available.
   */
  getRecommendations(
    recommender: Recommender,
    productIds: readonly ProductId[],
    signal?: AbortSignal,
  ): Promise<ProductTile[]>
  /** The answer to a query of the shop's `queries.ts` (`client/slots/shop-data-query.ts` knows its type). */
  getShopData<Answer>(
    query: string,
    input: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Answer>
  /** The stores with pickup around a postal code as shoppers type it. None where it cannot be located. */
  getStores(postalCode: string, signal?: AbortSignal): Promise<StoreSearchResult>
  /**
   * In the requested order; slots without content are left out. With a product, those of the page that editors have
   * assigned to it, where the slots of all products say that it may have one (`IN_PRODUCT_PAGE`).
   */
  getSlots(
    ids: readonly string[],
    categoryId: CategoryId | null,
    productId?: ProductId | null,
    signal?: AbortSignal,
  ): Promise<Slot[]>
  /** Unknown assets are left out. */
  getAssets(ids: readonly AssetId[], signal?: AbortSignal): Promise<ContentAsset[]>
  searchContent(
    search: { q: string | null; folder: string | null },
    signal?: AbortSignal,
  ): Promise<ContentAsset[]>
  /** Only the listed preferences that may leave the worker. */
  getPreferences(signal?: AbortSignal): Promise<SitePreferences>
  getRedirectOptions(signal?: AbortSignal): Promise<RedirectOption[]>
}
