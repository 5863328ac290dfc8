import type { Vote, VoteOnReview, WriteReview, WrittenReview } from '#shared/reviews/reviews.ts'
import { reviewsApi } from '#shared/reviews/extras-api.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from '../adapters/request-json.ts'

interface HttpReviewsDependencies {
  site: Site
  locale: Locale
}

/** Writing reviews over HTTP. */
export function createHttpReviews({ site, locale }: HttpReviewsDependencies) {
  const query = new URLSearchParams({ site: site.id, locale })
  const post = <Answer>(path: string, body: Blob | string, headers: Record<string, string>) =>
    requestJson<Answer>(fetch, `${path}?${query}`, { method: 'POST', headers, body })
  const json = { 'content-type': 'application/json' }
  return {
    vote: (vote: VoteOnReview) =>
      post<Vote>(reviewsApi.href('votes', {}), JSON.stringify(vote), json),
    async upload(picture: Blob) {
      const type = { 'content-type': picture.type }
      return (await post<{ id: string }>(reviewsApi.href('photos', {}), picture, type)).id
    },
    write: (review: WriteReview, photoIds: readonly string[], idempotencyKey: string) =>
      post<WrittenReview>(reviewsApi.href('write', {}), JSON.stringify({ ...review, photoIds }), {
        ...json,
        'idempotency-key': idempotencyKey,
      }),
  }
}
