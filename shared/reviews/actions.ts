/** The forms of reviews. `worker/reviews/actions.ts` defines what each does. */
export const reviewActions = {
  writeReview: { path: '/reviews/write' },
  voteOnReview: { path: '/reviews/vote' },
} as const satisfies Record<string, { path: `/${string}` }>
