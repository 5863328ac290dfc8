import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError, type FieldProblems } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { WriteReview, WrittenReview } from '#shared/reviews/reviews.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { PHOTOS_PATH, reviewWritingEndpoints } from '#shared/reviews/endpoints.ts'
import { PHOTOS_FIELD, photoProblems, reviewInput, reviewProblems } from '#shared/reviews/form.ts'

import { createHttpPort } from '../adapters/http-port.ts'
import { requestJson } from '../adapters/request-json.ts'
import { useAppContext, type AppContextValue } from '../app/app-context.ts'
import { createIdempotencyKey } from '../app/create-idempotency-key.ts'

interface PostedReview {
  rejected: RejectedForm | null
  result: WrittenReview | null
}

/** Sends a review. Sending it again uses the same key, so that it is stored once. */
export function useWriteReview(productId: ProductId, { rejected, result: posted }: PostedReview) {
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
async function upload(photo: Blob, { site, locale }: Pick<AppContextValue, 'site' | 'locale'>) {
  const query = new URLSearchParams({ site: site.id, locale })
  const headers = { 'content-type': photo.type }
  const { id } = await requestJson<{ id: string }>(fetch, `/api${PHOTOS_PATH}?${query}`, {
    method: 'POST',
    headers,
    body: photo,
  })
  return id
}

export type WritingState = Omit<ReturnType<typeof useWriteReview>, 'noticeRef'>

/** Moves the focus to the first field with a problem. */
function focusFirst(form: HTMLFormElement, problems: FieldProblems) {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const first = fields.find(({ dataset }) => problems[dataset['field'] ?? ''] !== undefined)
  first?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The message above the form. */
export function noticeOf({ result, isFailed, problems }: WritingState) {
  if (result?.status === 'received')
    return { id: 'reviews.received', values: { hours: result.hours } } as const
  if (result) return { id: 'reviews.reviewedBefore' } as const
  if (isFailed) return { id: 'reviews.sendFailed' } as const
  return Object.keys(problems).length > 0 ? ({ id: 'reviews.checkFields' } as const) : null
}
