import { emailSubject, HOUR_MS, QUARTER_MS, shopperSubject, type Limit } from '../limits/limits.ts'

/** A mail to a new address, which may be a stranger's. */
export const changeEmailLimit: Limit = {
  name: 'changeEmail',
  windowMs: HOUR_MS,
  address: 20,
  subjects: [
    { subject: emailSubject, most: 3 },
    { subject: shopperSubject, most: 3 },
  ],
  counts: 'done',
}

export const confirmEmailLimit: Limit = {
  name: 'confirmEmail',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: shopperSubject, most: 10 }],
  counts: 'wrong',
}

/** The current password, which a thief of a session guesses. */
export const passwordLimit: Limit = {
  name: 'password',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: shopperSubject, most: 10 }],
  counts: 'wrong',
}
