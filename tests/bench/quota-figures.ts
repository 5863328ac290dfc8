import * as v from 'valibot'

/** Pages and calls of 200 visitors on a stock instance, with a quota for each API family, and while commerce limits searches. */
export const QuotaFigures = v.object({
  measured: v.pipe(v.string(), v.isoDate()),
  crowd: v.object({
    visitors: v.number(),
    views: v.number(),
    failed: v.number(),
    calls: v.number(),
    families: v.record(v.string(), v.number()),
    busiestSecond: v.number(),
  }),
  quotas: v.optional(
    v.object({
      perMinute: v.number(),
      views: v.number(),
      failed: v.number(),
      calls: v.number(),
      /** Responses of 429. */
      rejected: v.number(),
      /** The family with the most calls in a minute, and their number. */
      busiest: v.object({ family: v.string(), calls: v.number() }),
    }),
  ),
  limited: v.object({
    retryAfter: v.number(),
    seconds: v.number(),
    views: v.number(),
    shown: v.number(),
    unavailable: v.number(),
    searches: v.number(),
  }),
})
export type QuotaFigures = v.InferOutput<typeof QuotaFigures>
