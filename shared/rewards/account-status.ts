import { COUNTRIES } from '../fields/country.ts'
import { formatPostalCode } from '../fields/postal-code.ts'
import { hasProgram } from './market.ts'
import type { LoyaltyRecord } from './membership.ts'

const BY_STATUS = {
  Active: 'active',
  PointsCapped: 'active',
  Inactive: 'inactive',
  Cancelled: 'cancelled',
  CancelledGrace: 'cancelled-grace',
  Terminated: 'terminated',
  TerminatedGrace: 'terminated-grace',
  Frozen: 'frozen',
} as const

/** The customer's state for analytics (spec 3 §4). `unknown` is the generic one. */
export type AccountStatus = (typeof BY_STATUS)[keyof typeof BY_STATUS] | 'ineligible' | 'unknown'

const isKnown = (status: string): status is keyof typeof BY_STATUS =>
  Object.hasOwn(BY_STATUS, status)

/** Whether it is a postal code of a country without the program. */
const isOutside = (postalCode: string) =>
  COUNTRIES.some(
    (country) => !hasProgram(country) && formatPostalCode(postalCode, country) !== null,
  )

/** @param warn logs a status that is missing or unknown */
export function accountStatusOf(
  { status, postalCode }: Pick<LoyaltyRecord, 'status' | 'postalCode'>,
  warn: (message: string) => void,
): AccountStatus {
  if (status && isKnown(status)) return BY_STATUS[status]
  if (!status && postalCode && isOutside(postalCode)) return 'ineligible'
  warn(status ? 'unknown loyalty status' : 'missing loyalty status')
  return 'unknown'
}
