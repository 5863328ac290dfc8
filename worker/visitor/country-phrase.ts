import type { Locale } from '#shared/site/site.ts'

/** Which English names take an article. Those of `Intl.DisplayNames` have none. */
const ENGLISH_WITH_ARTICLE =
  /(Islands|Republic|Territory|Territories|Netherlands)$|^(Bahamas|Comoros|Gambia|Isle of|Maldives|Philippines|Seychelles|United)/i

/** Replaces names of `Intl.DisplayNames` that do not fit into a sentence. */
const ENGLISH: Readonly<Record<string, string>> = {
  CD: 'the Democratic Republic of the Congo',
  CG: 'the Republic of the Congo',
  GS: 'South Georgia and the South Sandwich Islands',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  VC: 'St. Vincent and the Grenadines',
}

/** Places with a phrase that no rule makes. */
const FRENCH: Readonly<Record<string, string>> = {
  BB: 'à la Barbade',
  DM: 'à la Dominique',
  GD: 'à la Grenade',
  GS: 'en Géorgie du Sud et dans les îles Sandwich du Sud',
  HK: 'à Hong Kong',
  HT: 'en Haïti',
  IO: 'dans le Territoire britannique de l’océan Indien',
  MF: 'à Saint-Martin',
  MO: 'à Macao',
  PS: 'dans les Territoires palestiniens',
  RE: 'à La Réunion',
  SJ: 'au Svalbard et à Jan Mayen',
  SX: 'à Sint Maarten',
  TF: 'dans les Terres australes françaises',
  VA: 'au Vatican',
  VC: 'à Saint-Vincent-et-les Grenadines',
}

const codes = (text: string) => new Set(text.split(' '))

/** Names in the plural. */
const FRENCH_PLURAL = codes('AE AS BM BQ BS FJ KM MP MV NL PH PW SC TK TO TV US WS')

/** Names without an article: islands and cities. */
const FRENCH_BARE = codes(
  'AG AI AW BH CU CW CY DJ GG GI GU JE KI MC MG MS MT MU NR NU OM PR SG ST TT TW WF YT',
)

/** Masculine names that end in "e" as only feminine ones do otherwise. */
const FRENCH_MASCULINE = codes('BZ CG GB KH MX MZ SR TL ZW')

/**
 * A country in a sentence about where a visitor is. In English it follows "in" ("the Netherlands"); in French it
 * includes the preposition ("aux Pays-Bas", "au Canada", "en France", "à Cuba").
 */
export function countryPhrase(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  return locale === 'fr-CA' ? frenchPhrase(code, name) : englishPhrase(code, name)
}

function englishPhrase(code: string, name: string) {
  const known = ENGLISH[code]
  if (known) return known
  const whole = name.replace(' & ', ' and ')
  return ENGLISH_WITH_ARTICLE.test(whole) ? `the ${whole}` : whole
}

function frenchPhrase(code: string, name: string) {
  const known = FRENCH[code]
  if (known) return known
  if (/^îles /i.test(name)) return `aux î${name.slice(1)}`
  if (/^île /i.test(name)) return `à l’î${name.slice(1)}`
  return `${frenchPreposition(code, name)} ${name}`
}

function frenchPreposition(code: string, name: string) {
  if (FRENCH_PLURAL.has(code)) return 'aux'
  if (FRENCH_BARE.has(code) || /^Sainte?\P{L}/u.test(name)) return 'à'
  if (FRENCH_MASCULINE.has(code)) return 'au'
  const isFeminine = /^[\p{L}’]*e(\P{L}|$)/u.test(name) || name.endsWith('e')
  const startsWithVowel = /^[aeiou]/i.test(name.normalize('NFD'))
  return isFeminine || startsWithVowel ? 'en' : 'au'
}
