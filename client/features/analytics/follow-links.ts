import { countedPathOf } from './page-type.ts'
import type { Placement } from '#shared/site/placement.ts'

import { emitShopEvent } from '../../app/shop-events.ts'
import { isFollowing } from './is-following.ts'

/** Tells of links that are followed, and of buttons that content names (`data-analytics`), before the page is left. */
export function followLinks(placement: Pick<Placement, 'parse'>) {
  const tell = (click: MouseEvent) => {
    const { target } = click
    if (!isFollowing(click) || !(target instanceof Element)) return
    const element = target.closest<HTMLElement>('a[href], [data-analytics]')
    if (!element) return
    const to = element instanceof HTMLAnchorElement ? destinationOf(element, placement) : ''
    emitShopEvent({ type: 'link-followed', name: element.dataset['analytics'] ?? to, to })
  }
  document.addEventListener('click', tell, true)
  document.addEventListener('auxclick', tell, true)
}

/** Without query and hash: the path in the shop, host and path elsewhere, and of a phone number or mail only that it is one. */
function destinationOf({ href }: HTMLAnchorElement, { parse }: Pick<Placement, 'parse'>) {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  if (url.origin === location.origin) return countedPathOf(parse(url).path)
  return url.protocol.startsWith('http') ? url.host + url.pathname : url.protocol
}
