import type { ReactNode } from 'react'

import type { Bag } from '#shared/bag/bag.ts'
import type { Checkout, Order } from '#shared/checkout/checkout.ts'
import type { Product, ProductTile, Variant } from '#shared/product/product.ts'

import type { LazyCode } from '../kit/lazy-code.ts'
import type { PageContext } from '../kit/page.ts'

/**
 * The named places of the shop's pages, with the props of their components. A place without a component adds nothing to a
 * page. `node scripts/slots-table.ts` writes these comments to `docs/your-shop.md`.
 */
export interface Places {
  /** Hydrated. In the header of every page but those of the checkout, after the bag. */
  headerEnd: object
  /** Hydrated. At the start of the footer of every page but those of the checkout. */
  footerStart: object
  /** In the browser only, once it is idle. At the end of the same pages, such as for a chat. */
  pageEnd: object
  /** Hydrated. On a product page, below price and promotions. `variant` is the chosen one. */
  belowPrice: { product: Product; variant: Variant | null }
  /** Hydrated. On a product page, after the form that adds to the bag. */
  afterBuyBox: { product: Product; variant: Variant | null }
  /** On the edge. On a product page, after the collapsible details. */
  productDetails: { product: Product }
  /** On the edge. On a product page, in full width below pictures and details. */
  productStory: { product: Product }
  /** In the browser only, once it is idle. On a product page, for the actions of `productDetails` and `productStory`. */
  productIdle: { product: Product }
  /** On the edge, not lazy. In the tile of a product, below price and rating. */
  tileEnd: { tile: ProductTile }
  /** Hydrated. In the bag, below the totals. */
  bagAfterTotals: { bag: Bag }
  /** On the edge. In the checkout, above the form of the payment. */
  checkoutBeforePayment: { checkout: Checkout }
  /** On the edge. On the confirmation, below the next steps. */
  confirmation: { order: Order }
}

type PlaceName = keyof Places

export type LazyPlace = Exclude<PlaceName, 'tileEnd'>

/** The component of a place. */
export interface PlacePart<Name extends LazyPlace> {
  Component: (props: Places[Name]) => ReactNode
  /**
   * Requests data on the edge as soon as the props are known, on product pages only. The page does not wait for them, so the
   * component shows them with `Deferred`.
   */
  load?(
    context: Pick<PageContext, 'catalog' | 'queryClient'>,
    props: Places[Name],
  ): Promise<unknown>
}

/** What fills a place: `lazyCode`, so that it loads with its place, or the component itself for tiles. */
export type Slot<Name extends PlaceName> = Name extends LazyPlace
  ? LazyCode<PlacePart<Name>>
  : (props: Places[Name]) => ReactNode

/** The exports of `slots.ts`. */
export type Slots = { readonly [Name in PlaceName]?: Slot<Name> }
