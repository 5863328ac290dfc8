/** The statuses whose `Retry-After` says when the service accepts requests again (RFC 6585 §4, RFC 9110 §15.6.4). */
const STATUSES = new Set([429, 503])

/** How long to wait, from `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). 0 if the response has none. */
export function retryAfterMs({ status, headers }: Response, now: number): number {
  const text = headers.get('retry-after')?.trim()
  if (!text || !STATUSES.has(status)) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateIn(text) - now
  return ms > 0 ? ms : 0
}

/** Every form of a date in HTTP begins with a weekday. */
const dateIn = (text: string) => (/^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN)
