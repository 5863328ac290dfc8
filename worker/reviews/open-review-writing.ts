import type { Context } from 'hono'

import type { FieldCode } from '#shared/http/problem.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { WrittenReview, type WriteReview } from '#shared/reviews/reviews.ts'
import { MAX_REVIEW_PHOTOS, photoProblems, reviewProblems } from '#shared/reviews/review-rules.ts'

import { keyKindOf } from '../actions.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { hashKey, NO_OWNER, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import { hashOf } from '../limits/keyed-hash.ts'
import { createReviewService } from './review-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { pictureWithoutMetadata, pictureType } from './picture-metadata.ts'
import type { ReviewWriting } from './review-writing.ts'
import { reviewerOf } from './reviewer.ts'

/** How long moderation takes if the service does not say. */
const HOURS = 72

const HASH_LENGTH = 64

const DUPLICATE = 'ERROR_FORM_DUPLICATE'

/** The service's names of fields, and the form's. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: 'rating',
  title: 'title',
  reviewtext: 'text',
  usernickname: 'nickname',
  agreedtotermsandconditions: 'agrees',
  photo: 'photos',
  photourl_1: 'photos',
}

/** Writing reviews on the site of this request. Needs no account. */
export function openReviewWriting(c: Context<AppEnv>): ReviewWriting {
  const context = c.get('context')

  /** Whether the site shows reviews, and the service for them. */
  async function openService() {
    const account = context.config.reviews
    const settings = await preferencesOf(c)
    if (!account || settings?.bvEnableRR_C2013 === false) throw new ProblemError('not-found')
    return createReviewService({ ...context, fetch: externalFetch, account })
  }

  /** The address of an uploaded picture, with a proof that it comes from the service. */
  const sealed = async (url: string) => (await hashOf(context.config, `photo:${url}`)) + url

  async function opened(id: string) {
    const url = id.slice(HASH_LENGTH)
    if (id !== (await sealed(url))) throw invalid({ photos: 'choice' })
    return url
  }

  return {
    check,
    async upload(picture) {
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const type = pictureType(bytes)
      const fields = photoProblems([{ type: type ?? '', size: bytes.length }])
      if (type === null || Object.keys(fields).length > 0) throw invalid(fields)
      const service = await openService()
      // A new browser gets its number now, so that a review that is sent twice has one reviewer.
      await reviewerOf(c)
      const kept = pictureWithoutMetadata(bytes, type)
      if (!kept) throw invalid({ photos: 'unreadable' })
      const stored = await service.upload(new Blob([kept], { type }))
      if ('rejected' in stored) throw invalid(fieldsOf(stored.rejected))
      return sealed(stored.url)
    },

    async write(review, photoIds, idempotencyKey) {
      check(review)
      if (photoIds.length > MAX_REVIEW_PHOTOS) throw invalid({ photos: 'numbers' })
      const photoUrls = await Promise.all(photoIds.map(opened))
      const userId = await reviewerOf(c)
      const service = await openService()
      const name = `${context.site.id}.writeReview`
      return runIdempotent({
        context,
        bindings: c.env,
        session: NO_OWNER,
        name: await hashKey(idempotencyKey, name, { ...review, userId }),
        kind: keyKindOf('writeReview'),
        schema: WrittenReview,
        run: () =>
          resultOf(async (): Promise<WrittenReview> => {
            const stored = await service.submit(review, { userId, photoUrls })
            if ('hours' in stored) return { status: 'received', hours: stored.hours ?? HOURS }
            if (Object.values(stored.rejected).includes(DUPLICATE)) {
              return { status: 'already-reviewed' }
            }
            throw invalid(fieldsOf(stored.rejected))
          }),
        // A user reviews a product once, so a lost attempt can be repeated.
        retriesLost: true,
      })
    },

    async vote(vote) {
      const userId = await reviewerOf(c)
      const service = await openService()
      const counted = await service.vote(vote, userId)
      if ('isCounted' in counted) return counted
      if (Object.values(counted.rejected).includes(DUPLICATE)) return { isCounted: false }
      throw new ProblemError('not-found')
    },
  }
}

function check(review: WriteReview) {
  const fields = reviewProblems(review)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

const invalid = (fields: Record<string, FieldCode>) => new ProblemError('invalid-input', { fields })

/** The problems of the service in the shop's codes. Those of other fields are the shop's own fault. */
function fieldsOf(rejected: Record<string, string>): Record<string, FieldCode> {
  const known = Object.entries(rejected).flatMap(([name, code]) => {
    const field = FIELDS[name]
    return field === undefined ? [] : [[field, codeOf(code)] as const]
  })
  if (known.length === 0) throw new ProblemError('rejected', { cause: 'review' })
  return Object.fromEntries(known)
}

function codeOf(code: string): FieldCode {
  if (code === 'ERROR_FORM_TOO_LONG' || code === 'ERROR_FORM_UPLOAD_IO') return 'too-long'
  return code === 'ERROR_PARAM_INVALID_PHOTO_TYPE' ? 'choice' : 'required'
}

async function preferencesOf(c: Context<AppEnv>) {
  const { catalog } = await openShopper(c)
  return catalog.getPreferences().catch(() => null)
}
