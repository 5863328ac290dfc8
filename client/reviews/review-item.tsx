import { useQueryClient } from '@tanstack/react-query'
import { memo, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { reviewActions } from '#shared/reviews/actions.ts'
import { answerKey } from '#shared/form-answer.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { Review, Vote } from '#shared/reviews/reviews.ts'
import { reviewWritingEndpoints } from '#shared/reviews/endpoints.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { ReviewCard } from '../ui/product/reviews.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { Stars } from './stars.tsx'

interface ReviewItemProps {
  review: Review
}

/** One review. It is memoized, because rendering a whole list again takes long. */
export const ReviewItem = memo(function ReviewItem({ review }: ReviewItemProps) {
  const intl = useIntl()
  const { rating, title, text, nickname, submittedAt, submittedOn, isRecommended, photos } = review
  const by = nickname ?? intl.formatMessage({ id: 'reviews.anonymous' })
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

type VoteResult = 'counted' | 'known' | 'failed'

const RESULT_MESSAGES = {
  counted: 'reviews.voted',
  known: 'reviews.votedBefore',
  failed: 'reviews.voteFailed',
} as const

/** The button to vote once. Without JavaScript, the next document shows the result. */
function HelpfulVote({ review: { id, helpful }, by }: { review: Review; by: string }) {
  const intl = useIntl()
  const href = useHref()
  const { path, query } = useShop()
  const context = useAppContext()
  const posted = usePostedVote(id)
  const [result, setResult] = useState(posted)
  const [isBusy, setBusy] = useState(false)

  async function sendVote(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const reviews = createHttpPort(reviewWritingEndpoints, context)
      const vote = { reviewId: id, isHelpful: true }
      const { isCounted } = await reviews.voteOnReview(vote, createIdempotencyKey())
      setResult(isCounted ? 'counted' : 'known')
    } catch {
      setResult('failed')
    }
    setBusy(false)
  }

  const isDone = result === 'counted' || result === 'known'
  // A vote from this document is not in `helpful` yet. One that was posted as a form may be.
  const count = helpful + Number(result === 'counted' && posted === null)
  return (
    <form
      className="vote"
      action={`${href(reviewActions.voteOnReview.path)}#${REVIEWS_ID}`}
      method="post"
      onSubmit={(event) => void sendVote(event)}
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
        {result && <FormattedMessage tagName="span" id={RESULT_MESSAGES[result]} />}
      </span>
    </form>
  )
}

/** The result of a vote that was posted as a form, which this document shows. */
function usePostedVote(id: string): VoteResult | null {
  const answer = useQueryClient().getQueryData<Vote & { reviewId: string }>(
    answerKey('voteOnReview'),
  )
  const isAccepted = useAppContext().acceptedForm() === 'voteOnReview'
  const rejected = useRejectedForm('voteOnReview', { reviewId: id })
  if (rejected) return 'failed'
  if (!isAccepted || answer?.reviewId !== id) return null
  return answer.isCounted ? 'counted' : 'known'
}
