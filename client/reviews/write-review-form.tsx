import { useQueryClient } from '@tanstack/react-query'
import { memo, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { reviewActions } from '#shared/reviews/actions.ts'
import { answerKey } from '#shared/form-answer.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { type FieldProblems, ProblemError } from '#shared/http/problem.ts'
import type { Product, ProductId } from '#shared/product/product.ts'
import { PHOTOS_PATH, reviewWritingEndpoints } from '#shared/reviews/endpoints.ts'
import { photoProblems, PHOTOS_FIELD, reviewInput, reviewProblems } from '#shared/reviews/form.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'
import type { WriteReview, WrittenReview } from '#shared/reviews/reviews.ts'

import { type AppContextValue, useAppContext, useShop } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { addressIn, requestJson } from '../kit/http/request-json.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { CheckRow } from '../ui/form.tsx'
import { ReviewForm, ReviewNotice } from '../ui/product/reviews.tsx'
import { Agreement, PhotosField, RatingField, ReviewField } from './review-fields.tsx'

/** The form to write a review. It checks the limits of the service; the worker checks them again, and the photos. */
export const WriteReviewForm = memo(function WriteReviewForm({
  product,
}: {
  product: Pick<Product, 'id'>
}) {
  const { noticeRef, ...state } = useWriteReview(product.id, usePostedReview(product))
  const { result, problems } = state
  const isDone = result?.status === 'received'
  const notice = noticeFor(state)
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
      action={`${href(reviewActions.writeReview.path)}#${REVIEWS_ID}`}
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

interface PostedReview {
  rejected: RejectedForm | null
  result: WrittenReview | null
}

/** Sends a review. Sending it again uses the same key, so that it is stored once. */
function useWriteReview(productId: ProductId, { rejected, result: posted }: PostedReview) {
  const context = useAppContext()
  const [problems, setProblems] = useState<FieldProblems>(rejected?.fields ?? {})
  const [isFailed, setFailed] = useState(
    rejected !== null && Object.keys(rejected.fields).length === 0,
  )
  const [result, setResult] = useState(posted)
  const [isBusy, setBusy] = useState(false)
  const noticeRef = useRef<HTMLParagraphElement>(null)
  const sent = useRef<{ text: string; key: IdempotencyKey; photoIds: string[] } | null>(null)
  const hasAnswer = result !== null || isFailed
  useEffect(() => {
    if (hasAnswer) noticeRef.current?.focus()
  }, [hasAnswer])

  async function send(form: HTMLFormElement) {
    const data = new FormData(form)
    const typed = Object.fromEntries(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const photos = data
      .getAll(PHOTOS_FIELD)
      .filter((file) => typeof file !== 'string')
      .filter(({ size }) => size > 0)
    const review: WriteReview = { ...reviewInput(typed), productId }
    const found = { ...reviewProblems(review), ...photoProblems(photos) }
    setProblems(found)
    setFailed(false)
    setResult(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setBusy(true)
    try {
      const text = JSON.stringify([review, photos.map(({ name, size }) => [name, size])])
      if (sent.current?.text !== text) {
        const photoIds = await Promise.all(photos.map((photo) => upload(photo, context)))
        sent.current = { text, key: createIdempotencyKey(), photoIds }
      }
      const { key, photoIds } = sent.current
      const reviews = createHttpPort(reviewWritingEndpoints, context)
      setResult(await reviews.writeReview({ ...review, photoIds }, key))
    } catch (error) {
      const fields = error instanceof ProblemError ? error.fields : undefined
      setProblems(fields ?? {})
      if (fields) focusFirst(form, fields)
      else setFailed(true)
    }
    setBusy(false)
  }

  return {
    problems,
    result,
    isFailed,
    isBusy,
    noticeRef,
    typed: rejected?.values ?? {},
    isOpen: rejected !== null || posted !== null,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isBusy) void send(event.currentTarget)
    },
  }
}

/** @returns the id of the photo */
async function upload(photo: Blob, place: Pick<AppContextValue, 'site' | 'locale'>) {
  const headers = { 'content-type': photo.type }
  const init = { method: 'POST', headers, body: photo }
  const address = addressIn(place, `/api${PHOTOS_PATH}`)
  const { id } = await requestJson<{ id: string }>(fetch, address, init)
  return id
}

type WritingState = Omit<ReturnType<typeof useWriteReview>, 'noticeRef'>

/** Moves the focus to the first field with a problem. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.find(({ dataset }) => problems[dataset['field'] ?? ''] !== undefined)
  first?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The message above the form. */
function noticeFor({ result, isFailed, problems }: WritingState) {
  if (result?.status === 'received')
    return { id: 'reviews.received', values: { hours: result.hours } } as const
  if (result) return { id: 'reviews.reviewedBefore' } as const
  if (isFailed) return { id: 'reviews.sendFailed' } as const
  return Object.keys(problems).length > 0 ? ({ id: 'reviews.checkFields' } as const) : null
}
