import type { BagLine } from '#shared/bag/bag.ts'

import type { useHref } from '../../app/link.ts'

/** The address of a line's product. Its path may select a variant in the query. */
export function lineHref(href: ReturnType<typeof useHref>, { path }: BagLine) {
  const [bare = '', query = ''] = path.split('?')
  return href(bare, query)
}
