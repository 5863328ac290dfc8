import * as v from 'valibot'

const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64
const MAX_LABEL = 63

/** The rule for addresses that letters are sent to (spec 1 §5). */
export function isEmail(text: string): boolean {
  const [localPart = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    text.length <= MAX_EMAIL &&
    more.length === 0 &&
    localPart.length <= MAX_LOCAL_PART &&
    /^[\w!#$%&'*/=?^`{|}~-]+(\.[\w!#$%&'*/=?^`{|}~-]+)*$/.test(localPart) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL && isLabel(label))
  )
}

const isLabel = (label: string) => /^[a-z\d]([a-z\d-]*[a-z\d])?$/i.test(label)

/** Who wants letters, and where on the site they said so. */
export const SubscriberBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, 'It must be an e-mail address.')),
  location: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  country: v.optional(v.picklist(['US', 'CA'])),
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}[-_][A-Z]{2}$/))),
})
