import { FormattedMessage, useIntl } from 'react-intl'

import type { ReviewSummary } from '#shared/reviews/reviews.ts'

import { RatingSummary } from '../ui/product/reviews.tsx'
import { Stars } from './stars.tsx'
import type { ReviewChoice } from './use-review-view.ts'

interface RatingSummaryProps {
  summary: ReviewSummary
  choice: ReviewChoice
}

/** The average, and how many reviews have how many stars. Each row shows only those. */
export function RatingSummaryCard({ summary, choice }: RatingSummaryProps) {
  const { count, average, averageText, recommended, distribution } = summary
  if (average === null) {
    return (
      <RatingSummary>
        <p>
          <FormattedMessage id="reviews.none" />
        </p>
      </RatingSummary>
    )
  }
  return (
    <RatingSummary>
      <div className="average">
        <span className="number" aria-hidden="true">
          {averageText}
        </span>
        <div>
          <Stars rating={average} size="large" />
          <p className="quiet">
            <FormattedMessage tagName="span" id="reviews.count" values={{ count }} />
          </p>
        </div>
      </div>
      <ol>
        {distribution.map((row) => (
          <DistributionRow key={row.stars} {...row} total={count} choice={choice} />
        ))}
      </ol>
      {recommended > 0 && (
        <p className="quiet">
          <FormattedMessage
            tagName="span"
            id="reviews.recommended"
            values={{ share: Math.round((recommended / count) * 100) }}
          />
        </p>
      )}
    </RatingSummary>
  )
}

interface DistributionRowProps {
  stars: number
  count: number
  total: number
  choice: ReviewChoice
}

function DistributionRow({ stars, count, total, choice: { view, linkTo } }: DistributionRowProps) {
  const intl = useIntl()
  const isChosen = view.stars === stars
  const content = (
    <>
      <span className="label">
        <FormattedMessage tagName="span" id="reviews.stars" values={{ count: stars }} />
      </span>
      <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="track" width="100" height="1" />
        <rect className="part" width={Math.round((count / total) * 100)} height="1" />
      </svg>
      <span className="count">{intl.formatNumber(count)}</span>
    </>
  )
  if (count === 0) {
    return (
      <li>
        <span>{content}</span>
      </li>
    )
  }
  return (
    <li>
      <a
        aria-current={isChosen ? 'true' : undefined}
        {...linkTo({ ...view, stars: isChosen ? null : stars, page: 1 })}
      >
        {content}
      </a>
    </li>
  )
}
