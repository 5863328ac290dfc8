import { ProblemError, type FieldCode } from '#shared/http/problem.ts'
import { MAX_REVIEW_PHOTOS, photoProblems, reviewProblems } from '#shared/reviews/form.ts'
import type {
  Vote,
  VoteOnReview,
  WriteReview,
  WriteReviewWithPhotos,
  WrittenReview,
} from '#shared/reviews/reviews.ts'

import type { RequestContext } from '../config/env.ts'
import { hashOf } from '../session/keyed-hash.ts'
import type { Edge } from '../http/edge.ts'
import { openReviewer } from './reviewer.ts'
import { pictureType, pictureWithoutMetadata } from './picture-metadata.ts'
import { openReviewService } from './open-reviews.ts'

type ReviewEdge = Pick<Edge, 'context' | 'catalog' | 'session'>

/** How long moderation takes if the service does not say (h). */
const MODERATION_HOURS = 72

const SIGNATURE_LENGTH = 64

const DUPLICATE = 'ERROR_FORM_DUPLICATE'

/** The form's name of each field of the service. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: 'rating',
  title: 'title',
  reviewtext: 'text',
  usernickname: 'nickname',
  agreedtotermsandconditions: 'agrees',
  photo: 'photos',
  photourl_1: 'photos',
}

/** Submits a review. @throws {ProblemError} `invalid-input` with `fields`, `not-found` if the site shows no reviews */
export async function writeReview(
  edge: ReviewEdge,
  { photoIds, ...review }: WriteReviewWithPhotos,
): Promise<WrittenReview> {
  check(review)
  if (photoIds.length > MAX_REVIEW_PHOTOS) throw invalid({ photos: 'numbers' })
  const photoUrls = await Promise.all(photoIds.map((id) => verifiedUrl(edge, id)))
  const userId = await openReviewer(edge).id()
  const service = await openService(edge)
  const stored = await service.submit(review, { userId, photoUrls })
  if ('hours' in stored) return { status: 'received', hours: stored.hours ?? MODERATION_HOURS }
  if (Object.values(stored.rejected).includes(DUPLICATE)) return { status: 'already-reviewed' }
  throw invalid(toFields(stored.rejected))
}

/** Uploads the photos of a valid review, and stores nothing of an invalid one. @returns their ids */
export async function uploadPhotos(
  edge: ReviewEdge,
  review: WriteReview,
  photos: readonly Blob[],
): Promise<string[]> {
  const fields = photoProblems(photos)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  check(review)
  return Promise.all(photos.map((photo) => uploadPhoto(edge, photo)))
}

/** Uploads a photo without its metadata. @returns its id, for a review. @throws {ProblemError} `invalid-input` */
export async function uploadPhoto(edge: ReviewEdge, photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const type = pictureType(bytes)
  const fields = photoProblems([{ type: type ?? '', size: bytes.length }])
  if (type === null || Object.keys(fields).length > 0) throw invalid(fields)
  const service = await openService(edge)
  // A new browser gets its cookie with the first photo, so that a repeated review has the same reviewer.
  await openReviewer(edge).id()
  const cleaned = pictureWithoutMetadata(bytes, type)
  if (!cleaned) throw invalid({ photos: 'unreadable' })
  const stored = await service.upload(new Blob([cleaned], { type }))
  if ('rejected' in stored) throw invalid(toFields(stored.rejected))
  return signed(edge, stored.url)
}

/** @throws {ProblemError} `not-found` */
export async function voteOnReview(edge: ReviewEdge, vote: VoteOnReview): Promise<Vote> {
  const userId = await openReviewer(edge).id()
  const service = await openService(edge)
  const counted = await service.vote(vote, userId)
  if ('isCounted' in counted) return counted
  if (Object.values(counted.rejected).includes(DUPLICATE)) return { isCounted: false }
  throw new ProblemError('not-found')
}

/** @throws {ProblemError} `not-found` if the site shows no reviews, or has no service for them */
async function openService({ context, catalog }: ReviewEdge) {
  const service = openReviewService(context)
  const settings = await catalog.getPreferences().catch(() => null)
  if (!service || settings?.bvEnableRR_C2013 === false) throw new ProblemError('not-found')
  return service
}

/** Prefixes the address of a photo with a signature, which proves that the shop has uploaded it. */
const signed = async ({ context }: { context: RequestContext }, url: string) =>
  (await hashOf(context.config, `photo:${url}`)) + url

async function verifiedUrl(edge: ReviewEdge, id: string) {
  const url = id.slice(SIGNATURE_LENGTH)
  if (id !== (await signed(edge, url))) throw invalid({ photos: 'choice' })
  return url
}

function check(review: WriteReview) {
  const fields = reviewProblems(review)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

const invalid = (fields: Record<string, FieldCode>) => new ProblemError('invalid-input', { fields })

/**
 * Translates the service's problems into the shop's codes.
 * @throws {ProblemError} `rejected` if the form has none of the fields, so the shopper cannot correct them
 */
function toFields(rejected: Record<string, string>): Record<string, FieldCode> {
  const known = Object.entries(rejected).flatMap(([name, code]) => {
    const field = FIELDS[name]
    return field === undefined ? [] : [[field, toCode(code)] as const]
  })
  if (known.length === 0) throw new ProblemError('rejected', { cause: 'review' })
  return Object.fromEntries(known)
}

function toCode(code: string): FieldCode {
  if (code === 'ERROR_FORM_TOO_LONG' || code === 'ERROR_FORM_UPLOAD_IO') return 'too-long'
  return code === 'ERROR_PARAM_INVALID_PHOTO_TYPE' ? 'choice' : 'required'
}
