import type { Windows } from './thing.ts'

export const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Editorial content and site preferences. */
export const CONTENT: Windows = { freshMs: 10 * SECOND, staleMs: MINUTE, keepMs: DAY }

/** Catalog data. Bag and order read price and stock again. */
export const CATALOG: Windows = { freshMs: 10 * SECOND, staleMs: 10 * MINUTE, keepMs: DAY }

/** Data that only crawlers request, a few times a day. */
export const CRAWLED: Windows = { freshMs: 10 * MINUTE, staleMs: DAY, keepMs: DAY }
