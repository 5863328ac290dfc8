import { MINUTE_MS, type Limit } from '../limits/limits.ts'

/** Services that are paid by the call: maps and streets. */
export const placesLimit: Limit = {
  name: 'places',
  windowMs: MINUTE_MS,
  address: 30,
  counts: 'attempts',
}
