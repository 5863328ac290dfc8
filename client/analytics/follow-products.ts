import type { Money } from '#shared/money/money.ts'
import type { RecommendedBy } from '#shared/product/product.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { Site } from '#shared/site/site.ts'

import { emitShopEvent, onShopEvent } from '../kit/shop-events.ts'
import { isFollowing } from './follow-links.ts'
import { knownProducts } from './known-products.ts'
import { phraseOn, productIdIn } from './page-type.ts'
import { watchInView } from './watch-in-view.ts'

/** A list of products on a page. */
export type ProductList =
  | { kind: 'search'; phrase: string }
  | { kind: 'category'; categoryId: string; name: string }
  | {
      kind: 'row'
      /** The recommender that is asked for the row, or the name of the row. */
      recommender: string
      name: string
      /** The recommender that has chosen the products, with the id of its choice. */
      recommendedBy?: RecommendedBy
    }

/** A product as its tile shows it. */
export interface ListedProduct {
  productId: string
  name: string
  /** The lowest of a product with choices. Null if the tile shows none. */
  price: Money | null
  /** The place in the list, from 0. */
  index: number
}

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** Products of a list are in view, for the first time since the page is shown. */
    'products-seen': { list: ProductList; products: readonly ListedProduct[] }
    /** The page of a listed product is being opened. */
    'product-followed': { list: ProductList; product: ListedProduct }
  }
}

/** A tile counts as seen once half of it is in view. */
const SEEN = 0.5
/** Products seen within this time are reported together (ms). */
const TOGETHER_MS = 1_000

/** In rows, tiles only lead to their products. */
const TILE = '[data-tile], [data-recommender] li'

interface Place {
  placement: Pick<Placement, 'parse'>
  site: Pick<Site, 'currency'>
}

/** Reports seen products of lists and rows, once for each page, and followed ones, before the page is left. */
export function followProducts(place: Place) {
  const told = new Set<string>()
  const waiting = new Map<string, { list: ProductList; products: ListedProduct[] }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function note(tile: Element) {
    const found = productIn(tile, place)
    if (!found) return
    const name = JSON.stringify(found.list)
    const key = `${name} ${found.product.productId}`
    if (told.has(key)) return
    told.add(key)
    const { products = [] } = waiting.get(name) ?? {}
    waiting.set(name, { list: found.list, products: [...products, found.product] })
    timer ??= setTimeout(tell, TOGETHER_MS)
  }

  function tell() {
    clearTimeout(timer)
    timer = undefined
    const seen = [...waiting.values()]
    waiting.clear()
    for (const each of seen) emitShopEvent({ type: 'products-seen', ...each })
  }

  const watchAnew = watchInView({ selector: TILE, threshold: SEEN, seen: note })

  /** Every page counts by itself, also if it shows what was there before. */
  function startAnew() {
    tell()
    told.clear()
    watchAnew()
  }

  onShopEvent(({ type }) => type === 'page-viewed' && startAnew())
  // A document that the browser has kept is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && startAnew())
  // Captured, so that it is before what is sent when the page is left.
  addEventListener('pagehide', tell, true)
  const follow = (click: MouseEvent) => {
    const { target } = click
    const link = isFollowing(click) && target instanceof Element && target.closest('a[href]')
    const found = link && productIn(link, place)
    if (found) emitShopEvent({ type: 'product-followed', ...found })
  }
  document.addEventListener('click', follow, true)
  document.addEventListener('auxclick', follow, true)
}

/** The product of a tile, and its list. Null outside of counted lists. */
function productIn(element: Element, place: Place) {
  const tile = element.closest<HTMLElement>(TILE)
  const list = tile && listAround(tile, place)
  const product = list && listedProduct(tile, place)
  return list && product ? { list, product } : null
}

function listedProduct(tile: HTMLElement, { placement, site }: Place): ListedProduct | null {
  const link = tile.querySelector<HTMLAnchorElement>('h3 a')
  const productId = tile.dataset['tile'] ?? (link && linkedProduct(link, placement))
  if (!productId) return null
  const minorUnits = Number(tile.dataset['price'])
  const known = {
    name: link?.textContent.trim() ?? '',
    price: minorUnits > 0 ? { minorUnits, currency: site.currency } : null,
  }
  knownProducts.set(productId, known)
  return {
    productId,
    ...known,
    index: [...(tile.parentElement?.children ?? [])].indexOf(tile),
  }
}

/** The product that a tile leads to. */
const linkedProduct = ({ href }: HTMLAnchorElement, { parse }: Place['placement']) =>
  productIdIn(parse(new URL(href)).path)

function listAround(tile: Element, { placement: { parse } }: Place): ProductList | null {
  const row = tile.closest<HTMLElement>('[data-recommender]')
  if (row) return listOfRow(row)
  const category = tile.closest<HTMLElement>('[data-category]')
  const categoryId = category?.dataset['category']
  if (categoryId !== undefined) {
    // A shelf of a page has its own heading; the list of a category's page is under that of the page.
    const named = category?.matches('section') ? category : document.querySelector('#content')
    return { kind: 'category', categoryId, name: headingIn(named) }
  }
  const phrase = tile.closest('#content') && phraseOn(parse(new URL(location.href)).path)
  return phrase ? { kind: 'search', phrase } : null
}

function listOfRow(row: HTMLElement): ProductList {
  const { recommender = '', recommendedBy, recoUuid: recoUUID = null } = row.dataset
  return {
    kind: 'row',
    recommender,
    name: headingIn(row),
    ...(recommendedBy !== undefined && { recommendedBy: { recommender: recommendedBy, recoUUID } }),
  }
}

const headingIn = (part: Element | null | undefined) =>
  part?.querySelector('h1, h2')?.textContent.trim() ?? ''
