import * as v from 'valibot'

import { changeCustomer } from '../../customers/change-customer.ts'
import { findByLogin, type CustomerRow } from '../../customers/customer-row.ts'
import { normalizeLogin } from '../../auth/email-rules.ts'
import { sendAccountMail } from '../../mails/account-mail.ts'
import { badRequest } from '../../platform/problems.ts'
import type { Locale } from '../../platform/site.ts'
import {
  deleteActionTokens,
  issueActionToken,
  redeemActionToken,
} from '../../auth/action-tokens.ts'
import { prepare } from '../../platform/sql.ts'

const LINK_MINUTES = 60

interface Where {
  customer: CustomerRow
  locale: Locale
  now: number
}

interface EmailChange extends Where {
  email: string
  /** The address of the mail's link, to which the token is added. */
  callbackUri: string
}

/**
 * Mails a link to the new address, and a notice to the present one. The response is the same if the
 * new address already has an account; its owner gets a notice instead of a link.
 */
export async function requestEmailChange(
  db: D1Database,
  { customer, email, callbackUri, locale, now }: EmailChange,
) {
  const { siteId, login } = customer
  const owner = await findByLogin(db, siteId, email)
  const isTaken = owner !== undefined && owner.customerId !== customer.customerId
  if (isTaken) {
    await sendAccountMail(db, { kind: 'email-taken', to: email, locale, now })
  } else {
    const request = { purpose: 'email-change', siteId, login, newcomer: { email } } as const
    const token = await issueActionToken(db, request, { now, minutes: LINK_MINUTES })
    const link = new URL(callbackUri)
    link.searchParams.set('token', token)
    await sendAccountMail(db, { kind: 'email-change', to: email, link: link.href, locale, now })
  }
  await sendAccountMail(db, { kind: 'email-changing', to: customer.email, locale, now })
}

const NewEmail = v.object({ email: v.string() })

/**
 * Makes the token's address the customer's e-mail and login. Works once.
 * @throws ProblemError if the token is not the customer's, or if another account has the address by
 * now
 */
export async function confirmEmailChange(
  db: D1Database,
  { customer, token, locale, now }: Where & { token: string },
) {
  const { siteId, login, customerId } = customer
  const expected = { purpose: 'email-change', siteId, login } as const
  const granted = await redeemActionToken(db, token, expected, now)
  if (granted?.login !== login) {
    throw badRequest('The token is not valid.', { parameter: 'token' })
  }
  const { email } = v.parse(NewEmail, granted.newcomer)
  await changeCustomer(
    db,
    customerId,
    { profile: { emailVerified: true }, login: email, email },
    now,
  )
  await prepare(db, deleteActionTokens(siteId, login)).run()
  await sendAccountMail(db, { kind: 'email-changed', to: customer.email, locale, now })
  return { email, login: normalizeLogin(email) }
}
