import type { Windows } from './thing.ts'

export const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** What editors change, and what operators switch. */
export const CONTENT: Windows = { freshMs: 10 * SECOND, staleMs: MINUTE, keepMs: DAY }

/** What shoppers compare; price and stock are read again at bag and order. */
export const CATALOGUE: Windows = { freshMs: 10 * SECOND, staleMs: 10 * MINUTE, keepMs: DAY }

/** What only crawlers ask for, a few times a day. */
export const CRAWLED: Windows = { freshMs: 10 * MINUTE, staleMs: DAY, keepMs: DAY }
