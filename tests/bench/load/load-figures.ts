import * as v from 'valibot'

/** Milliseconds until the last byte, of this many steps. */
export const Waits = v.object({
  steps: v.number(),
  median: v.number(),
  p95: v.number(),
  failed: v.number(),
})
export type Waits = v.InferOutput<typeof Waits>

export const LoadFigures = v.object({
  measured: v.pipe(v.string(), v.isoDate()),
  minutes: v.number(),
  cores: v.number(),
  crowd: v.object({
    shoppers: v.number(),
    orders: v.number(),
    pages: Waits,
    actions: Waits,
    /** The isolate's memory after a collection, once in each interval (MB). */
    memory: v.array(v.number()),
  }),
  flood: v.object({
    shoppers: v.number(),
    alone: Waits,
    beside: Waits,
    /** The requests of the flood, and how many of them got each status. */
    requests: v.number(),
    statuses: v.record(v.string(), v.number()),
  }),
})
export type LoadFigures = v.InferOutput<typeof LoadFigures>
