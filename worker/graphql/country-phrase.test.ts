import { expect, test } from 'vitest'

import { loadIntl } from '../render/intl.ts'
import { countryPhrase } from './country-phrase.ts'

for (const locale of ['en-US', 'en-CA', 'fr-CA'] as const) await loadIntl(locale)

/** All codes of ISO 3166-1, by the preposition that French has for them. */
const FRENCH: Readonly<Record<string, string>> = {
  en: `AD AF AL AM AO AQ AR AT AU AZ BA BE BG BO CF CH CI CN CO CZ DE DO DZ EC EE EG ER ES ET FI FM FR GE GF GM GN GP
    GQ GR GS GW HR HT HU ID IE IL IN IQ IR IS IT JM JO KP KR LT LV LY MD MK MN MQ MR MY NA NC NO NZ PF PG PL RO RS RU SA
    SE SI SK SL SO SY SZ TH TN TR TZ UA UG UY UZ ZA ZM`,
  au: `BD BF BI BJ BN BR BT BW BY BZ CA CD CG CL CM CR CV DK EH GA GB GH GL GT GY HN JP KE KG KH KW KZ LA LB LI LK LR LS
    LU MA ME ML MM MW MX MZ NE NG NI NP PA PE PK PT PY QA RW SD SJ SN SR SS SV TD TG TJ TL TM VA VE VN VU YE ZW`,
  aux: `AE AS AX BM BQ BS CC CK FJ FK FO HM KM KY MH MP MV NL PH PN PW SB SC TC TK TO TV UM US VG VI WS`,
  à: `AG AI AW BB BH BL CU CW CY DJ DM GD GG GI GU HK JE KI KN LC MC MF MG MO MS MT MU NR NU OM PM PR RE SG SH SM ST SX
    TT TW VC WF YT`,
  'à l’île': `BV CX IM NF`,
  dans: `IO PS TF`,
}
const CODES = Object.values(FRENCH).flatMap((codes) => codes.split(/\s+/))

/** Countries with an article in English. All others have none. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  AE: 'the United Arab Emirates',
  AX: 'the Åland Islands',
  BQ: 'the Caribbean Netherlands',
  BS: 'the Bahamas',
  CC: 'the Cocos (Keeling) Islands',
  CD: 'the Democratic Republic of the Congo',
  CF: 'the Central African Republic',
  CG: 'the Republic of the Congo',
  CK: 'the Cook Islands',
  DO: 'the Dominican Republic',
  FK: 'the Falkland Islands',
  FO: 'the Faroe Islands',
  GB: 'the United Kingdom',
  GM: 'the Gambia',
  HM: 'the Heard and McDonald Islands',
  IM: 'the Isle of Man',
  IO: 'the British Indian Ocean Territory',
  KM: 'the Comoros',
  KY: 'the Cayman Islands',
  MH: 'the Marshall Islands',
  MP: 'the Northern Mariana Islands',
  MV: 'the Maldives',
  NL: 'the Netherlands',
  PH: 'the Philippines',
  PN: 'the Pitcairn Islands',
  PS: 'the Palestinian Territories',
  SB: 'the Solomon Islands',
  SC: 'the Seychelles',
  TC: 'the Turks and Caicos Islands',
  TF: 'the French Southern Territories',
  UM: 'the U.S. Outlying Islands',
  US: 'the United States',
  VG: 'the British Virgin Islands',
  VI: 'the U.S. Virgin Islands',
}

test('every country has its article in an English sentence', () => {
  const phrases = CODES.map((code) => [code, countryPhrase(code, 'en-US')] as const)
  const withArticle = phrases.filter(([, phrase]) => /^the /i.test(phrase))
  expect(Object.fromEntries(withArticle)).toEqual(WITH_ARTICLE)
  // Nothing reads like an entry of a list.
  expect(phrases.filter(([, phrase]) => / [&-] |SAR|Burma/.test(phrase))).toEqual([])
  expect(countryPhrase('BA', 'en-US')).toBe('Bosnia and Herzegovina')
  expect(countryPhrase('HK', 'en-CA')).toBe('Hong Kong')
  expect(countryPhrase('VI', 'en-CA')).toBe('the US Virgin Islands')
})

test('every country has its preposition in a French sentence', () => {
  expect(new Set(CODES).size).toBe(249)
  for (const [preposition, codes] of Object.entries(FRENCH)) {
    for (const code of codes.split(/\s+/)) {
      const phrase = countryPhrase(code, 'fr-CA')
      const isIsland = phrase.startsWith('à l’île ')
      expect(isIsland ? 'à l’île' : phrase.split(' ')[0], phrase).toBe(preposition)
    }
  }
  expect(
    ['CA', 'FR', 'NL', 'CU', 'KY', 'RE', 'MX', 'IL', 'GB', 'BB', 'PS'].map((code) =>
      countryPhrase(code, 'fr-CA'),
    ),
  ).toEqual([
    'au Canada',
    'en France',
    'aux Pays-Bas',
    'à Cuba',
    'aux îles Caïmans',
    'à La Réunion',
    'au Mexique',
    'en Israël',
    'au Royaume-Uni',
    'à la Barbade',
    'dans les Territoires palestiniens',
  ])
})
