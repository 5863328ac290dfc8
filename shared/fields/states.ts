import type { Country } from './characters.ts'

const CODES = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT',
} as const satisfies Record<Country, string>

/** US states, territories and military regions, or Canadian provinces and territories (spec 1 §5). */
export const stateCodes = (country: Country): string[] => CODES[country].split(' ')

export const isState = (country: Country, code: string) => stateCodes(country).includes(code)

/** Names by code, which is unique across both countries. French only where it differs. */
export type StateNames = Readonly<Record<string, readonly [english: string, french?: string]>>

/** @param language of the page, such as `fr-CA` */
export function stateName(names: StateNames, code: string, language: string): string {
  const [english = code, french = english] = names[code] ?? []
  return language.startsWith('fr') ? french : english
}
