import type { SecurityTxt } from '../config/security-txt.ts'

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
