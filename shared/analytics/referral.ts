/** The search engines that analytics recognizes (spec 3 §9.8). */
export const SEARCH_ENGINES = ['google', 'bing', 'yahoo', 'yandex', 'duckduckgo'] as const

/** Where a visitor came from: a search engine, or another site. */
export const REFERRALS = [...SEARCH_ENGINES, 'other'] as const
export type Referral = (typeof REFERRALS)[number]

/** An engine's host in any country. A host that only mentions the engine does not count. */
const ENGINE_HOST = new RegExp(
  `(?:^|\\.)(${SEARCH_ENGINES.join('|')})\\.(?:com|[a-z]{2}|com?\\.[a-z]{2})$`,
)

/** Hosts of an engine's company where nothing is searched for. */
const ELSEWHERE = /^(mail|accounts|docs|drive|calendar|login)\./

/** @param referrer the address of the page before. Null if it was of this shop, or is unknown */
export function findReferral(referrer: string, ownOrigin: string): Referral | null {
  if (!URL.canParse(referrer)) return null
  const { origin, hostname } = new URL(referrer)
  if (origin === ownOrigin || origin === 'null') return null
  if (ELSEWHERE.test(hostname)) return 'other'
  const engine = ENGINE_HOST.exec(hostname)?.[1]
  return SEARCH_ENGINES.find((name) => name === engine) ?? 'other'
}
