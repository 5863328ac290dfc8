import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions, answerKey, FROM_FIELD } from '#shared/actions.ts'
import type { Product } from '#shared/product/product.ts'
import type { WrittenReview } from '#shared/reviews/reviews.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { useAppContext, useShop } from '../app/app-context.ts'
import { useHref } from '../app/link.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { CheckRow } from '../ui/form.tsx'
import { ReviewForm, ReviewNotice } from '../ui/product/reviews.tsx'
import { HiddenFields } from '../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../features/actions/use-rejected-form.ts'
import { Agreement, PhotosField, RatingField, ReviewField } from './review-fields.tsx'
import { noticeOf, useWriteReview, type WritingState } from './use-write-review.ts'

/** The form to write a review. It checks the limits of the service; the worker checks them again, and the photos. */
export const WriteReviewForm = memo(function WriteReviewForm({
  product,
}: {
  product: Pick<Product, 'id'>
}) {
  const { noticeRef, ...state } = useWriteReview(product.id, usePostedReview(product))
  const { result, problems } = state
  const isDone = result?.status === 'received'
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

/** The result of a review that was posted as a form, which this document shows. */
function usePostedReview({ id }: Pick<Product, 'id'>) {
  const rejected = useRejectedForm('writeReview', { productId: id })
  const isAccepted = useAppContext().acceptedForm() === 'writeReview'
  const answer = useQueryClient().getQueryData<WrittenReview>(answerKey('writeReview'))
  return {
    rejected,
    result: isAccepted ? (answer ?? null) : null,
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
