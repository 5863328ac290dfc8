import type { Placement } from '#shared/site/placement.ts'

import { countedPathOf } from './page-type.ts'
import { emitShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** A link was followed, or a button pressed that content names: its name, and where it leads. */
    'link-followed': { name: string; to: string }
  }
}

/** Reports followed links, and pressed buttons that content names (`data-analytics`), before the page is left. */
export function followLinks(placement: Pick<Placement, 'parse'>) {
  const tell = (click: MouseEvent) => {
    const { target } = click
    if (!isFollowing(click) || !(target instanceof Element)) return
    const element = target.closest<HTMLElement>('a[href], [data-analytics]')
    if (!element) return
    const to = element instanceof HTMLAnchorElement ? linkTarget(element, placement) : ''
    emitShopEvent({ type: 'link-followed', name: element.dataset['analytics'] ?? to, to })
  }
  document.addEventListener('click', tell, true)
  document.addEventListener('auxclick', tell, true)
}

/** Without query and hash: the path in the shop, host and path elsewhere, and of a phone number or mail only that it is one. */
function linkTarget({ href }: HTMLAnchorElement, { parse }: Pick<Placement, 'parse'>) {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  if (url.origin === location.origin) return countedPathOf(parse(url).path)
  return url.protocol.startsWith('http') ? url.host + url.pathname : url.protocol
}

const SECONDARY_BUTTON = 2

/** Whether a click can follow a link. The secondary button opens a menu instead. */
export const isFollowing = ({ button }: MouseEvent) => button !== SECONDARY_BUTTON
