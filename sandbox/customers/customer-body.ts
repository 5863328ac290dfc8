import * as v from 'valibot'

import { withCustom } from '../platform/custom-fields.ts'
import { maxText } from '../platform/read-body.ts'
import { isEmail, MAX_LOGIN_CHARACTERS } from '../auth/email-rules.ts'

const MAX_CHARACTERS = 256

/** Optional profile fields of a shopper; null removes one. */
export const PROFILE_FIELDS = [
  'firstName',
  'secondName',
  'salutation',
  'title',
  'suffix',
  'companyName',
  'jobTitle',
  'phoneHome',
  'phoneMobile',
  'phoneBusiness',
  'fax',
  'preferredLocale',
] as const

export const Email = v.pipe(v.string(), v.trim(), v.check(isEmail, 'It must be an e-mail address.'))

/** An e-mail address used as a login. */
export const Login = v.pipe(Email, v.maxLength(MAX_LOGIN_CHARACTERS))

const LastName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_CHARACTERS))

const Birthday = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'There is no such day.'))

/**
 * Whether the day exists: `Date.parse` reads a day after the month's end as one of the next month.
 */
function isDay(date: string) {
  const at = Date.parse(date)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}

const profile = {
  ...v.entriesFromList(PROFILE_FIELDS, v.exactOptional(v.nullable(maxText(MAX_CHARACTERS)))),
  birthday: v.exactOptional(v.nullable(Birthday)),
  gender: v.exactOptional(v.nullable(v.picklist([0, 1, 2]))),
}

export const RegistrationBody = v.object({
  customer: v.pipe(
    v.looseObject({ ...profile, login: Login, email: Email, lastName: LastName }),
    v.transform(withCustom),
  ),
  password: v.string(),
})

export const CustomerBody = v.pipe(
  v.looseObject({
    ...profile,
    login: v.exactOptional(Login),
    email: v.exactOptional(Email),
    lastName: v.exactOptional(LastName),
    currentPassword: v.exactOptional(v.string()),
  }),
  v.transform(withCustom),
)

interface ProfileBody {
  lastName?: string
  birthday?: string | null
  gender?: number | null
  custom: Record<string, unknown>
}

/** The profile members of a body. A "do not sell" request is marked as submitted at once. */
export function getProfile(body: ProfileBody & { [name: string]: unknown }) {
  const names = [...PROFILE_FIELDS, 'lastName', 'birthday', 'gender']
  const own = names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))
  const isOptingOut = body.custom['c_submitOneTrustDNS'] === true
  return {
    ...Object.fromEntries(own),
    ...body.custom,
    ...(isOptingOut && { c_isOneTrustDNSReqSubmitted: true }),
  }
}

export const PasswordBody = v.object({ currentPassword: v.string(), password: v.string() })
