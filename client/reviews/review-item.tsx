import { useQueryClient } from '@tanstack/react-query'
import { memo, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { actions, answerKey, FROM_FIELD } from '#shared/actions.ts'
import type { Review, Vote } from '#shared/reviews/reviews.ts'
import { REVIEWS_ID } from '#shared/reviews/review-parameters.ts'

import { createHttpReviews } from './http-reviews.ts'
import { useAppContext, useShop } from '../app/app-context.ts'
import { useHref } from '../app/link.ts'
import { Button } from '../ui/button.tsx'
import { ReviewCard } from '../ui/product/reviews.tsx'
import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../features/actions/use-rejected-form.ts'
import { Stars } from './stars.tsx'

interface ReviewItemProps {
  review: Review
}

/** What a shopper says of the product. Rendered again for another review only, since a list of them takes long. */
export const ReviewItem = memo(function ReviewItem({ review }: ReviewItemProps) {
  const intl = useIntl()
  const { rating, title, text, nickname, submittedAt, submittedOn, isRecommended, photos } = review
  const by = nickname ?? intl.formatMessage({ id: 'reviews.somebody' })
  return (
    <ReviewCard>
      <Stars rating={rating} />
      {title && <h3>{title}</h3>}
      <p className="text">{text}</p>
      {photos.length > 0 && (
        <div className="photos">
          {photos.map(({ link }, index) => (
            <a key={link} href={link} target="_blank" rel="noopener noreferrer">
              <img
                loading="lazy"
                src={link}
                alt={intl.formatMessage({ id: 'reviews.photo' }, { number: index + 1, name: by })}
                width={192}
                height={192}
              />
            </a>
          ))}
        </div>
      )}
      <p className="by">
        <span>{by}</span>
        <time dateTime={submittedAt}>{submittedOn}</time>
        {isRecommended && (
          <span>
            <FormattedMessage id="reviews.recommends" />
          </span>
        )}
      </p>
      <HelpfulVote review={review} by={by} />
    </ReviewCard>
  )
})

type Outcome = 'counted' | 'known' | 'failed'

const OUTCOME_MESSAGES = {
  counted: 'reviews.voted',
  known: 'reviews.votedBefore',
  failed: 'reviews.voteFailed',
} as const

/** A shopper votes once. Without JavaScript the page says what has become of the vote. */
function HelpfulVote({ review: { id, helpful }, by }: { review: Review; by: string }) {
  const intl = useIntl()
  const href = useHref()
  const { path, query } = useShop()
  const { site, locale } = useAppContext()
  const answered = useAnsweredVote(id)
  const [outcome, setOutcome] = useState(answered)
  const [isBusy, setBusy] = useState(false)

  async function vote(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { isCounted } = await createHttpReviews({ site, locale }).vote({
        reviewId: id,
        isHelpful: true,
      })
      setOutcome(isCounted ? 'counted' : 'known')
    } catch {
      setOutcome('failed')
    }
    setBusy(false)
  }

  const isDone = outcome === 'counted' || outcome === 'known'
  // The vote that was just counted is not in the page's reviews yet, unless the edge has read them again.
  const count = helpful + Number(outcome === 'counted' && answered === null)
  return (
    <form
      className="vote"
      action={`${href(actions.voteOnReview.path)}#${REVIEWS_ID}`}
      method="post"
      onSubmit={(event) => void vote(event)}
    >
      <HiddenFields
        fields={{
          reviewId: id,
          isHelpful: 'yes',
          [FROM_FIELD]: query.size > 0 ? `${path}?${query}` : path,
        }}
      />
      <Button
        type="submit"
        disabled={isDone}
        aria-label={intl.formatMessage({ id: 'reviews.helpfulOf' }, { name: by, count })}
      >
        <FormattedMessage tagName="span" id="reviews.helpful" values={{ count }} />
      </Button>
      <span role="status">
        {outcome && <FormattedMessage tagName="span" id={OUTCOME_MESSAGES[outcome]} />}
      </span>
    </form>
  )
}

/** What this document says about a vote on the review. */
function useAnsweredVote(id: string): Outcome | null {
  const answer = useQueryClient().getQueryData<Vote & { reviewId: string }>(
    answerKey('voteOnReview'),
  )
  const isAccepted = useAppContext().acceptedForm() === 'voteOnReview'
  const rejected = useRejectedForm('voteOnReview', { reviewId: id })
  if (rejected) return 'failed'
  if (!isAccepted || answer?.reviewId !== id) return null
  return answer.isCounted ? 'counted' : 'known'
}
