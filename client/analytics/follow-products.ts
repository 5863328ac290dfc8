import type { Placement } from '#shared/site/placement.ts'
import { matchRoute } from '#shared/routes.ts'

import { emitShopEvent, onShopEvent } from '../kit/shop-events.ts'
import { isFollowing } from './follow-links.ts'
import { productIdIn } from './page-type.ts'

/** A list of products on a page. */
export type ProductList =
  | { kind: 'search'; phrase: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'row'; recommender: string }

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** Products of a list are in view, for the first time since the page is shown. */
    'products-seen': { list: ProductList; productIds: readonly string[] }
    /** The page of a listed product is being opened. */
    'product-followed': { list: ProductList; productId: string }
  }
}

/** A tile counts as seen once half of it is in view. */
const SEEN = 0.5
/** Products seen within this time are reported together (ms). */
const TOGETHER_MS = 1_000

/** In rows, tiles only lead to their products. */
const TILE = '[data-tile], [data-recommender] li'

/** Reports seen products of lists and rows, once for each page, and followed ones, before the page is left. */
export function followProducts(placement: Pick<Placement, 'parse'>) {
  const told = new Set<string>()
  const waiting = new Map<string, { list: ProductList; productIds: string[] }>()
  let observed = new WeakSet<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) note(target)
    },
    { threshold: SEEN },
  )

  function note(tile: Element) {
    observer.unobserve(tile)
    const found = productIn(tile, placement)
    if (!found) return
    const key = JSON.stringify(found)
    if (told.has(key)) return
    told.add(key)
    const name = JSON.stringify(found.list)
    const { productIds = [] } = waiting.get(name) ?? {}
    waiting.set(name, { list: found.list, productIds: [...productIds, found.productId] })
    timer ??= setTimeout(tell, TOGETHER_MS)
  }

  function tell() {
    clearTimeout(timer)
    timer = undefined
    const seen = [...waiting.values()]
    waiting.clear()
    for (const each of seen) emitShopEvent({ type: 'products-seen', ...each })
  }

  /** Lists grow, and others come with the next page. */
  function look() {
    for (const tile of document.querySelectorAll(TILE)) {
      if (observed.has(tile)) continue
      observed.add(tile)
      observer.observe(tile)
    }
  }

  /** Every page counts by itself, also if it shows what was there before. */
  function startAnew() {
    tell()
    told.clear()
    observer.disconnect()
    observed = new WeakSet()
    look()
  }

  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  onShopEvent(({ type }) => type === 'page-viewed' && startAnew())
  // A document that the browser has kept is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && startAnew())
  // Captured, so that it is before what is sent when the page is left.
  addEventListener('pagehide', tell, true)
  const follow = (click: MouseEvent) => {
    const { target } = click
    const link = isFollowing(click) && target instanceof Element && target.closest('a[href]')
    const found = link && productIn(link, placement)
    if (found) emitShopEvent({ type: 'product-followed', ...found })
  }
  document.addEventListener('click', follow, true)
  document.addEventListener('auxclick', follow, true)
}

/** The product of a tile, and its list. Null outside of counted lists. */
function productIn(element: Element, placement: Pick<Placement, 'parse'>) {
  const tile = element.closest<HTMLElement>(TILE)
  const list = tile && listAround(tile, placement)
  const productId = list && (tile.dataset['tile'] ?? linkedProduct(tile, placement))
  return list && productId ? { list, productId } : null
}

/** The product that a tile leads to. */
function linkedProduct(tile: Element, { parse }: Pick<Placement, 'parse'>) {
  const link = tile.querySelector<HTMLAnchorElement>('h3 a')
  return link && productIdIn(parse(new URL(link.href)).path)
}

function listAround(tile: Element, { parse }: Pick<Placement, 'parse'>): ProductList | null {
  const recommender = tile.closest<HTMLElement>('[data-recommender]')?.dataset['recommender']
  if (recommender !== undefined) return { kind: 'row', recommender }
  const categoryId = tile.closest<HTMLElement>('[data-category]')?.dataset['category']
  if (categoryId !== undefined) return { kind: 'category', categoryId }
  const phrase = tile.closest('#content') && searchedPhrase(parse)
  return phrase ? { kind: 'search', phrase } : null
}

/** The phrase of a page with search results. */
function searchedPhrase(parse: Placement['parse']) {
  const url = new URL(location.href)
  const isSearch = matchRoute(parse(url).path)?.key === 'search'
  return isSearch ? url.searchParams.get('q')?.trim() : null
}
