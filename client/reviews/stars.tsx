import { useIntl } from 'react-intl'

import type { ProductTile } from '#shared/product/product.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { useHref } from '../kit/link.ts'
import { StarRow } from '../ui/voices.tsx'

const WIDTH = 20
const MAX_STARS = 5
const STAR = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const STARS = Array.from({ length: MAX_STARS }, (_, at) => `M${10 + at * WIDTH} 1.6${STAR}`).join(
  '',
)

interface StarsProps {
  /** From 0 to 5. */
  rating: number
  size?: 'small' | 'large'
}

/** Shows a rating such as 4.5 out of 5 as stars. The last one can be partly filled. */
export function Stars({ rating, size = 'small' }: StarsProps) {
  const intl = useIntl()
  const full = Math.round(rating * WIDTH)
  const text = intl.formatMessage(
    { id: 'reviews.rated' },
    { rating: intl.formatNumber(Number(rating.toFixed(1))) },
  )
  return (
    <StarRow size={size} viewBox={`0 0 ${MAX_STARS * WIDTH} ${WIDTH}`} role="img" aria-label={text}>
      <path className="empty" d={STARS} />
      {full > 0 && (
        // The nested element clips the stars at its width.
        <svg className="full" width={full} height={WIDTH} viewBox={`0 0 ${full} ${WIDTH}`}>
          <path d={STARS} />
        </svg>
      )}
    </StarRow>
  )
}

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
        <span className="star">{'★'}</span>
        <span>{` ${average} (${count})`}</span>
      </a>
    </p>
  )
}
