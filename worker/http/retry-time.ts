import type { Context } from 'hono'

import type { AppEnv } from '../config/env.ts'

const MINUTE_MS = 60_000
/** Later than this, a time of day alone could mean another day. */
const LONGEST_MS = 12 * 60 * MINUTE_MS

/** The time of day after a wait, rounded up to a minute, in the visitor's time zone, or else the site's, and with its name. Null if it is far. */
export function retryTime(c: Context<AppEnv>, seconds: number): string | null {
  const { now, locale, site } = c.get('context')
  if (seconds * 1000 > LONGEST_MS) return null
  const at = Math.ceil((now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS
  const zone: unknown = c.req.raw.cf?.['timezone']
  const format = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const inZone = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(at)
  try {
    return inZone(typeof zone === 'string' ? zone : site.timeZone)
  } catch {
    return inZone(site.timeZone)
  }
}
