import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

import { ProblemError, type FieldProblems } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { WriteReview, WrittenReview } from '#shared/reviews/reviews.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { PHOTOS_FIELD, reviewInput } from '#shared/reviews/review-form.ts'
import { photoProblems, reviewProblems } from '#shared/reviews/review-rules.ts'

import { createHttpReviews } from './http-reviews.ts'
import { useAppContext } from '../app/app-context.ts'
import { createIdempotencyKey } from '../app/create-idempotency-key.ts'

interface DocumentState {
  rejected: RejectedForm | null
  outcome: WrittenReview | null
}

/** Sends a review. The same review is sent with the same key, so that it is stored once. */
export function useWriteReview(
  productId: ProductId,
  { rejected, outcome: answered }: DocumentState,
) {
  const { site, locale } = useAppContext()
  const [problems, setProblems] = useState<FieldProblems>(rejected?.fields ?? {})
  const [isFailed, setFailed] = useState(
    rejected !== null && Object.keys(rejected.fields).length === 0,
  )
  const [outcome, setOutcome] = useState(answered)
  const [isBusy, setBusy] = useState(false)
  const noticeRef = useRef<HTMLParagraphElement>(null)
  const sent = useRef<{ text: string; key: string; photoIds: string[] } | null>(null)
  const hasAnswer = outcome !== null || isFailed
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
    setOutcome(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setBusy(true)
    try {
      const reviews = createHttpReviews({ site, locale })
      const text = JSON.stringify([review, photos.map(({ name, size }) => [name, size])])
      if (sent.current?.text !== text) {
        const photoIds = await Promise.all(photos.map((photo) => reviews.upload(photo)))
        sent.current = { text, key: createIdempotencyKey(), photoIds }
      }
      const { key, photoIds } = sent.current
      setOutcome(await reviews.write(review, photoIds, key))
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
    outcome,
    isFailed,
    isBusy,
    noticeRef,
    typed: rejected?.values ?? {},
    isOpen: rejected !== null || answered !== null,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isBusy) void send(event.currentTarget)
    },
  }
}

export type WritingState = Omit<ReturnType<typeof useWriteReview>, 'noticeRef'>

/** Moves the focus to the first field with a problem. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.find(({ dataset }) => problems[dataset['field'] ?? ''] !== undefined)
  first?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** What is said above the form. */
export function noticeOf({ outcome, isFailed, problems }: WritingState) {
  if (outcome?.status === 'received')
    return { id: 'reviews.received', values: { hours: outcome.hours } } as const
  if (outcome) return { id: 'reviews.reviewedBefore' } as const
  if (isFailed) return { id: 'reviews.sendFailed' } as const
  return Object.keys(problems).length > 0 ? ({ id: 'reviews.checkFields' } as const) : null
}
