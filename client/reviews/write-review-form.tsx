import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions, answerKey, FROM_FIELD } from '#shared/actions.ts'
import type { Product } from '#shared/product/product.ts'
import type { WrittenReview } from '#shared/reviews/reviews.ts'
import {
  MAX_PHOTO_MB,
  MAX_REVIEW_PHOTOS,
  PHOTO_TYPES,
  REVIEW_LIMITS,
} from '#shared/reviews/review-rules.ts'
import { PHOTOS_FIELD } from '#shared/reviews/review-form.ts'
import { REVIEWS_ID } from '#shared/reviews/review-parameters.ts'

import { useAppContext, useShop } from '../app/app-context.ts'
import { useHref } from '../app/link.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { CheckRow } from '../ui/form.tsx'
import { ReviewForm, ReviewNotice } from '../ui/product/reviews.tsx'
import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../features/actions/use-rejected-form.ts'
import { ReviewField } from './review-field.tsx'
import { noticeOf, useWriteReview, type WritingState } from './use-write-review.ts'

/** The form for a review. Its limits are those of the service; pictures are checked by the worker as well. */
export const WriteReviewForm = memo(function WriteReviewForm({
  product,
}: {
  product: Pick<Product, 'id'>
}) {
  const { noticeRef, ...state } = useWriteReview(product.id, useDocumentState(product))
  const { outcome, problems } = state
  const isDone = outcome?.status === 'received'
  const notice = noticeOf(state)
  return (
    <Disclosure open={state.isOpen}>
      <summary>
        <FormattedMessage id="reviews.write" />
      </summary>
      <div className="inside">
        <ReviewNotice
          role={Object.keys(problems).length > 0 ? 'alert' : 'status'}
          tabIndex={-1}
          ref={noticeRef}
        >
          {notice && <FormattedMessage tagName="span" {...notice} />}
        </ReviewNotice>
        {!isDone && <Fields product={product} state={state} />}
      </div>
    </Disclosure>
  )
})

/** What this document says about a review that was sent as a form. */
function useDocumentState({ id }: Pick<Product, 'id'>) {
  const rejected = useRejectedForm('writeReview', { productId: id })
  const isAccepted = useAppContext().acceptedForm() === 'writeReview'
  const answer = useQueryClient().getQueryData<WrittenReview>(answerKey('writeReview'))
  return {
    rejected,
    outcome: isAccepted ? (answer ?? null) : null,
  }
}

function Fields({ product, state }: { product: Pick<Product, 'id'>; state: WritingState }) {
  const href = useHref()
  const { path, query } = useShop()
  const { problems, typed, isBusy, submit } = state
  return (
    <ReviewForm
      action={`${href(actions.writeReview.path)}#${REVIEWS_ID}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <HiddenFields
        fields={{
          productId: product.id,
          [FROM_FIELD]: query.size > 0 ? `${path}?${query}` : path,
        }}
      />
      <p className="required-note">
        <FormattedMessage id="reviews.requiredNote" />
      </p>
      <RatingField chosen={typed['rating']} isInvalid={problems['rating'] !== undefined} />
      <ReviewField name="title" typed={typed['title']} problem={problems['title']} />
      <ReviewField name="text" typed={typed['text']} problem={problems['text']} />
      <ReviewField name="nickname" typed={typed['nickname']} problem={problems['nickname']} />
      <CheckRow>
        <input
          id="review-recommends"
          type="checkbox"
          name="recommends"
          value="yes"
          defaultChecked={typed['recommends'] === 'yes'}
        />
        <label htmlFor="review-recommends">
          <FormattedMessage id="reviews.iRecommend" />
        </label>
      </CheckRow>
      <PhotosField problem={problems['photos']} />
      <Agreement
        isChecked={typed['agrees'] === 'yes'}
        isInvalid={problems['agrees'] !== undefined}
      />
      <div>
        <Button type="submit" tone="primary" aria-disabled={isBusy}>
          <FormattedMessage tagName="span" id={isBusy ? 'reviews.sending' : 'reviews.send'} />
        </Button>
      </div>
    </ReviewForm>
  )
}

const STARS = ['5', '4', '3', '2', '1'] as const

function RatingField({ chosen, isInvalid }: { chosen: string | undefined; isInvalid: boolean }) {
  return (
    <fieldset
      aria-describedby={isInvalid ? 'review-rating-problem' : undefined}
      data-field="rating"
    >
      <legend>
        <FormattedMessage id="reviews.rating" />
        <Mark />
      </legend>
      <div className="stars">
        {STARS.map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} defaultChecked={chosen === stars} />
            <FormattedMessage tagName="span" id="reviews.stars" values={{ count: Number(stars) }} />
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id="review-rating-problem" className="error">
          <FormattedMessage id="reviews.ratingMissing" />
        </p>
      )}
    </fieldset>
  )
}

const PHOTO_MESSAGES: Readonly<Record<string, FormatjsIntl.Message['ids']>> = {
  numbers: 'reviews.photosMany',
  'too-long': 'reviews.photoLarge',
  unreadable: 'field.unreadable',
}
const PHOTO_LIMITS = { most: MAX_REVIEW_PHOTOS, size: MAX_PHOTO_MB }

function PhotosField({ problem = '' }: { problem: string | undefined }) {
  const message = PHOTO_MESSAGES[problem] ?? 'reviews.photoType'
  return (
    <fieldset data-field="photos">
      <legend>
        <label htmlFor="review-photos">
          <FormattedMessage id="reviews.photos" />
        </label>
      </legend>
      <input
        id="review-photos"
        type="file"
        name={PHOTOS_FIELD}
        accept={PHOTO_TYPES.join(',')}
        multiple
        aria-invalid={problem ? true : undefined}
        aria-describedby={`review-photos-hint${problem ? ' review-photos-problem' : ''}`}
      />
      <p id="review-photos-hint" className="hint">
        <FormattedMessage tagName="span" id="reviews.photosHint" values={PHOTO_LIMITS} />
      </p>
      {problem && (
        <p id="review-photos-problem" className="error">
          <FormattedMessage tagName="span" id={message} values={PHOTO_LIMITS} />
        </p>
      )}
    </fieldset>
  )
}

function Agreement({ isChecked, isInvalid }: { isChecked: boolean; isInvalid: boolean }) {
  return (
    <div data-field="agrees">
      <CheckRow>
        <input
          id="review-agrees"
          type="checkbox"
          name="agrees"
          value="yes"
          required
          defaultChecked={isChecked}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={isInvalid ? 'review-agrees-problem' : undefined}
        />
        <label htmlFor="review-agrees">
          <FormattedMessage
            tagName="span"
            id="reviews.agree"
            values={{ least: REVIEW_LIMITS.text.least }}
          />
          <Mark />
        </label>
      </CheckRow>
      {isInvalid && (
        <p id="review-agrees-problem" className="error">
          <FormattedMessage id="reviews.agreeMissing" />
        </p>
      )}
    </div>
  )
}

const Mark = () => (
  <span className="mark" aria-hidden="true">
    {'*'}
  </span>
)
