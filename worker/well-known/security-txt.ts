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

/** The fields of `security.txt` (RFC 9116), without its own address. */
const SecurityTxt = v.strictObject({
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
type SecurityTxt = v.InferOutput<typeof SecurityTxt>

/** The variable `SECURITY_TXT`. The deploy checks it, and not the worker, which reads it only where it is asked for. */
export const SecurityTxtJson = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not JSON'),
  SecurityTxt,
)

/** The text of the file (RFC 9116). @param canonical its own address */
export function securityTxt(fields: SecurityTxt, canonical: string): string {
  const { preferredLanguages: languages } = fields
  const lines: [name: string, value: string | undefined][] = [
    ...fields.contact.map((contact): [string, string] => ['Contact', contact]),
    ['Expires', fields.expires],
    ['Preferred-Languages', languages.length > 0 ? languages.join(', ') : undefined],
    ['Canonical', canonical],
    ['Policy', fields.policy],
    ['Encryption', fields.encryption],
    ['Acknowledgments', fields.acknowledgments],
    ['Hiring', fields.hiring],
  ]
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
