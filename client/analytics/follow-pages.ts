import type { QueryClient } from '@tanstack/react-query'

import type { SoldBag } from '#shared/analytics/commerce-items.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'
import type { Product } from '#shared/product/product.ts'
import { productIdCandidates } from '#shared/product/slug.ts'
import { matchRoute } from '#shared/routes.ts'
import { variationParameter } from '#shared/listing/page-parameters.ts'

import { BAG_KEY } from '../bag/queries.ts'
import { emitShopEvent, onShopEvent } from '../kit/shop-events.ts'
import { isNewDocument } from './follow-bag.ts'
import { knownProducts } from './known-products.ts'
import { phraseOn } from './page-type.ts'

/** A product as its page shows it. */
export interface ViewedProduct {
  /** Of the product, or the master whose page it is. */
  productId: string
  /** The chosen variant. Null without a choice, or without variants. */
  variantId: string | null
  name: string
  brand: string | null
  /** From the top one. */
  categories: readonly string[]
  /** The names of the chosen values. */
  values: readonly string[]
  /** The lowest of a product with open choices. */
  price: Money | null
}

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    'product-viewed': { product: ViewedProduct }
    /** The page of the bag is shown. */
    'bag-viewed': { bag: SoldBag }
    /** A phrase was searched for. */
    searched: { term: string }
  }
}

interface ShownPage {
  /** Without site and locale. */
  path: string
  queryClient: QueryClient
}

/** Reports what the pages of products, the bag and searches show: the first page, and those that follow. */
export function followPages({ path: first, queryClient }: ShownPage) {
  let lastTerm = isNewDocument() ? null : phraseOn(first)
  function tell(path: string) {
    const key = matchRoute(path)?.key
    const product = key === 'product' && productOn(path, queryClient)
    if (product) {
      knownProducts.set(product.productId, product)
      emitShopEvent({ type: 'product-viewed', product })
    }
    if (key === 'cart') tellBag(path, queryClient)
    const term = phraseOn(path)
    // Another page or filter of the results is no search.
    if (term && term !== lastTerm) emitShopEvent({ type: 'searched', term })
    lastTerm = term
  }
  tell(first)
  onShopEvent((event) => event.type === 'page-viewed' && tell(event.path))
  return { tellAgain: tell }
}

function productOn(path: string, queryClient: QueryClient): ViewedProduct | null {
  const ids = productIdCandidates(matchRoute(path)?.params.slugAndId ?? '')
  const product = queryClient.getQueryData<Product>(['product', ids])
  return product ? viewedProduct(product, new URL(location.href).searchParams) : null
}

type Viewed = Pick<Product, 'id' | 'masterId' | 'name' | 'brand' | 'price'> &
  Pick<Product, 'variationAttributes' | 'variants'> & {
    breadcrumbs: readonly Pick<Product['breadcrumbs'][number], 'name'>[]
  }

/** @param query the page's query, which may choose a variant */
export function viewedProduct(product: Viewed, query: URLSearchParams): ViewedProduct {
  const { id, masterId, name, brand, breadcrumbs } = product
  const { values, variant } = chosenIn(product, query)
  const ownVariant = masterId === null || masterId === id ? null : id
  return {
    productId: masterId ?? id,
    variantId: variant?.id ?? ownVariant,
    name,
    brand,
    categories: breadcrumbs.map((category) => category.name),
    values,
    price: (variant ?? product).price?.now ?? null,
  }
}

/** The names of the chosen values, and the variant of a whole choice. */
function chosenIn({ variationAttributes, variants }: Viewed, query: URLSearchParams) {
  const chosen = variationAttributes.flatMap(({ id, values }) => {
    const wanted = query.get(variationParameter(id))
    const value = values.length === 1 ? values[0] : values.find((each) => each.value === wanted)
    return value ? { id, ...value } : []
  })
  const isWhole = chosen.length > 0 && chosen.length === variationAttributes.length
  const fits = ({ values }: Product['variants'][number]) =>
    chosen.every(({ id, value }) => values[id] === value)
  return {
    values: chosen.map(({ name }) => name),
    variant: isWhole ? variants.find(fits) : undefined,
  }
}

/** A page that is shown before its bag is known waits for it. */
function tellBag(path: string, queryClient: QueryClient) {
  const bag = queryClient.getQueryData<Bag>(BAG_KEY)
  if (bag) return emitShopEvent({ type: 'bag-viewed', bag })
  const stop = queryClient.getQueryCache().subscribe(() => {
    const arrived = queryClient.getQueryData<Bag>(BAG_KEY)
    if (!arrived) return
    stop()
    if (location.pathname.endsWith(path)) emitShopEvent({ type: 'bag-viewed', bag: arrived })
  })
}
