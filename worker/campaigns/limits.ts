import { HOUR_MS, type Limit } from '../limits/limits.ts'

/** Each may open a session and write a context, of which an instance stores a limited number. */
export const sourceCodeLimit: Limit = {
  name: 'source-code',
  windowMs: HOUR_MS,
  address: 30,
  counts: 'attempts',
}
