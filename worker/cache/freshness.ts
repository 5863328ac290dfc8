import type { Freshness } from './definition.ts'

export const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Editorial content and site preferences. */
export const CONTENT: Freshness = { freshMs: 10 * SECOND, staleMs: MINUTE, retentionMs: DAY }

/** Catalog data. Bag and order read price and stock again. */
export const CATALOG: Freshness = { freshMs: 10 * SECOND, staleMs: 10 * MINUTE, retentionMs: DAY }

/** Values that do not change: they are loaded again after a day. */
export const LASTING: Freshness = { freshMs: DAY, staleMs: DAY, retentionMs: DAY }

/** Data that only crawlers request, a few times a day. */
export const CRAWLED: Freshness = { freshMs: 10 * MINUTE, staleMs: DAY, retentionMs: DAY }
