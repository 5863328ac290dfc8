import { readPreferences } from '../../content/read-content.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Site } from '../../platform/sites.ts'

const ZIP = /^(\d{5})(?:-\d{4})?$/

/** @throws ProblemError 409 while the site has no loyalty program */
export async function requireProgram(db: D1Database, site: Site) {
  const [preference] = await readPreferences(db, ['bondLoyaltyEnabled'], site.id)
  if (preference?.value === true) return
  throw conflict('loyalty-program-closed', 'The site has no loyalty programme.')
}

/** Whether there is a program at a postal code: a US ZIP code that the site does not exclude. */
export async function isInMarket(db: D1Database, site: Site, postalCode: string) {
  const [, area] = ZIP.exec(postalCode) ?? []
  if (area === undefined) return false
  const [preference] = await readPreferences(db, ['excludedLoyaltyPostalCodes'], site.id)
  const excluded = Array.isArray(preference?.value) ? preference.value : []
  return !excluded.includes(area) && !excluded.includes(postalCode)
}

export const conflict = (type: string, detail: string) =>
  new ProblemError({ status: 409, type, title: 'Conflict', detail })
