import { readPreferences } from '../content/read-content.ts'
import type { Locale } from '../platform/sites.ts'

/** Whether the site shows the hours of its stores. */
export async function showsHours(db: D1Database, locale: Locale): Promise<boolean> {
  const site = locale === 'en-US' ? 'us' : 'ca'
  const [hours] = await readPreferences(db, ['showStoreHoursBOPIS'], site)
  return hours?.value !== false
}
