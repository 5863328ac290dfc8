import { HOUR_MS, type Limit, type Subject } from '../limits/limits.ts'

const reviewer: Subject = { name: 'reviewer', read: ({ identity }) => identity.reviewerId() }

export const reviewLimit: Limit = {
  name: 'review',
  windowMs: HOUR_MS,
  address: 20,
  subjects: [{ subject: reviewer, most: 10 }],
  counts: 'attempts',
}

/** A picture for a review. */
export const reviewPhotoLimit: Limit = {
  name: 'reviewPhoto',
  windowMs: HOUR_MS,
  address: 60,
  subjects: [{ subject: reviewer, most: 30 }],
  counts: 'attempts',
}

export const reviewVoteLimit: Limit = {
  name: 'reviewVote',
  windowMs: HOUR_MS,
  address: 200,
  subjects: [{ subject: reviewer, most: 100 }],
  counts: 'attempts',
}
