/** Analytics 4 cuts longer values off. */
export const MOST_TEXT = 100

export const shortened = (text: string) => text.slice(0, MOST_TEXT)

/** An e-mail address, also one whose `@` is encoded. */
const EMAIL = /[^\s@]+(?:@|%40)[^\s@]+/gi
/** Seven to fifteen digits, as people write phone numbers (E.164). */
const PHONE = /(?<![\w-])\+?\(?\d(?:[\s().\-–/]{0,3}\d){6,14}(?![\w-])/g

/** The text without what looks like an e-mail address or a phone number. */
export const withoutContacts = (text: string) =>
  text.replaceAll(EMAIL, '(redacted)').replaceAll(PHONE, '(redacted)')
