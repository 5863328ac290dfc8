import type { SeedCoupon } from '../../catalog/coupons.ts'
import type { SeedAddress } from '../../catalog/customers/customers-addresses.ts'
import type { SeedCustomer } from '../../catalog/customers/customers-loyalty.ts'
import type { Color } from '../../catalog/colors.ts'
import type { SeedPromotion } from '../../catalog/model.ts'
import type { Refinement } from '../../catalog/products/refinements.ts'
import type { SeedStore } from '../../catalog/stores/store.ts'
import type { Localized } from '../../platform/localized.ts'
import type { Site, SiteId } from '../../platform/site.ts'
import type { SeedPage } from './page.ts'
import type { SiteTariffs } from './tariff.ts'

/** A shop that the service runs: everything about it that is read while it runs. Its products and content are in its database. */
export interface Profile {
  /** As in `SANDBOX_PROFILE`. */
  name: string
  shopName: string
  /** The carrier of all parcels. */
  carrier: string
  /** What the newsletter is about. */
  newsletter: Localized
  /** The shop's page about automatic orders, which mails mention. */
  autoRefreshPage: { path: string; name: Localized }
  /** The attributes of a product's line, such as a collection: its name, a text about it, and the value to refine by. */
  line?: Record<'name' | 'description' | 'refinement', `c_${string}`>
  sites: Record<SiteId, Site>
  /** Whether the shop's own APIs are installed. Without them, every path below `/custom` is unknown. */
  hasCustomApis: boolean
  /**
   * The custom attributes that the instance defines. No response has others, and a request with others is rejected. Undefined
   * means that every name is defined.
   */
  attributes?: readonly string[]
  stores: readonly SeedStore[]
  promotions: readonly SeedPromotion[]
  coupons: readonly SeedCoupon[]
  tariffs: Record<SiteId, SiteTariffs>
  customers: readonly SeedCustomer[]
  /** The addresses of customers with addresses, by site; the first one is preferred. */
  addresses: Record<SiteId, SeedAddress[]>
  /** The products from which the wish lists of customers are filled, as a pattern of ids. */
  wishes: string
  /** The attributes to refine by besides category and price, in display order. */
  refinements: readonly Refinement[]
  /** The upper ends of the price ranges to refine by, in major units; the last range has none. */
  priceSteps: readonly number[]
  colors: readonly Color[]
  /** The view type of pictures in their original size. */
  originalViewType: string
  /** Pages of components. Without them, the slots of the content are its pages. */
  pages?: readonly SeedPage[]
  /** Products and stores that are test cases, by the case's name and site. */
  fixtures: Record<string, Partial<Record<SiteId, string>>>
}
