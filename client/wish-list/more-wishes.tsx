import { FormattedMessage } from 'react-intl'

import { pageCountOf } from '#shared/wish-list/wish-pages.ts'

import { useHref } from '../app/link.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MoreRow } from './look.tsx'

interface MoreWishesProps {
  /** Of the page, without site and locale. */
  path: string
  pages: number
  shown: number
  total: number
}

/** How much of a list is shown, and the link that adds its next page. */
export function MoreWishes({ path, pages, shown, total }: MoreWishesProps) {
  const href = useHref()
  return (
    <MoreRow>
      <p>
        <FormattedMessage tagName="span" id="wishList.shown" values={{ shown, total }} />
      </p>
      {pages < pageCountOf(total) && (
        <ButtonLink href={href(path, `page=${pages + 1}`)}>
          <FormattedMessage id="wishList.loadMore" />
        </ButtonLink>
      )}
    </MoreRow>
  )
}

/** After the next page is added, the focus is on its first product. */
export const keepPlaceInList = () => {
  const shown = document.querySelectorAll('[data-wish]').length
  return () => {
    const added = document.querySelectorAll<HTMLElement>('[data-wish]')[shown]
    added?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
}
