import { useIntl } from 'react-intl'

import type { ProductTile } from '#shared/product/product.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { useHref } from '../app/link.ts'

const STAR = '★'

/** The average rating of a tile's product, as a link to its reviews. */
export function TileRating({ name, path, rating }: Pick<ProductTile, 'name' | 'path' | 'rating'>) {
  const intl = useIntl()
  const href = useHref()
  if (!rating) return null
  const { count } = rating
  const average = intl.formatNumber(Number(rating.average.toFixed(1)), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <p className="rating">
      <a
        href={`${href(path)}#${REVIEWS_ID}`}
        aria-label={intl.formatMessage({ id: 'tile.rated' }, { name, average, count })}
      >
        <span className="star">{STAR}</span>
        <span>{` ${average} (${count})`}</span>
      </a>
    </p>
  )
}
