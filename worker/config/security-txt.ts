import * as v from 'valibot'

// Visible ASCII characters only, so that no value can begin another line of the file.
const VISIBLE = '[!-~]+'

const Link = v.pipe(
  v.string('must be an address'),
  v.regex(new RegExp(`^https://${VISIBLE}$`), 'must be an https address'),
)

const Contact = v.pipe(
  v.string('must be an address'),
  v.regex(
    new RegExp(`^(?:https://|mailto:|tel:)${VISIBLE}$`),
    'must be like mailto:…, tel:… or https://…',
  ),
)

const Language = v.pipe(
  v.string('must be languages'),
  v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be languages such as en'),
)

/** The variable `SECURITY_TXT`: the fields of `/.well-known/security.txt` (RFC 9116), without its own address. */
export const SecurityTxt = v.strictObject({
  /** The addresses for reports, the preferred one first. */
  contact: v.pipe(v.array(Contact, 'must be a list'), v.minLength(1, 'must not be empty')),
  /** From then on the file is not served. */
  expires: v.pipe(
    v.string('must be a time'),
    v.isoTimestamp('must be a time such as 2027-11-30T00:00:00Z'),
  ),
  preferredLanguages: v.optional(v.array(Language, 'must be a list'), []),
  policy: v.optional(Link),
  encryption: v.optional(Link),
  acknowledgments: v.optional(Link),
  hiring: v.optional(Link),
})
export type SecurityTxt = v.InferOutput<typeof SecurityTxt>
