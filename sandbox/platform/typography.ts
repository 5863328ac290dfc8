const UNITS = {
  en: [
    'g',
    'kg',
    'mL',
    'fl oz',
    'oz',
    'lb',
    'cm',
    'mm',
    'km',
    'mi',
    'MB',
    'AM',
    'PM',
    'minutes?',
    'hours?',
    'points?',
  ],
  fr: [
    'g',
    'kg',
    'mg',
    'ml',
    'mL',
    'l',
    'L',
    'cm',
    'mm',
    'm',
    'km',
    'po',
    'lb',
    'oz',
    'h',
    'min',
    'minutes?',
    'heures?',
    'points?',
    '°C',
    '%',
    '\\$',
    '€',
    '£',
  ],
}

/** A number and its unit with a space between them at which a line could break. */
const unitAfterSpace = (units: string[], flags: string) =>
  new RegExp(`\\d (?=(?:${units.join('|')})(?![\\p{L}\\d]))`, flags)

export const UNIT_AFTER_SPACE = {
  en: unitAfterSpace(UNITS.en, 'u'),
  fr: unitAfterSpace(UNITS.fr, 'u'),
}

const everyUnit = { en: unitAfterSpace(UNITS.en, 'gu'), fr: unitAfterSpace(UNITS.fr, 'gu') }

const keepsUnits = (text: string, language: 'en' | 'fr') =>
  text.replaceAll(everyUnit[language], (number) => number.replace(' ', '\u00a0'))

/** As each language writes a number such as `514-555-0137`; French has a no-break space after the area code. */
export const writtenPhone = (phone: string, language: 'en' | 'fr') =>
  language === 'fr' ? phone.replace('-', '\u00a0') : phone

/** English with no-break spaces between numbers and units. */
export const typesetEnglish = (text: string) =>
  keepsUnits(text, 'en').replaceAll('fl oz', 'fl\u00a0oz')

/** French as Canada typesets it: no-break spaces keep colons, quotation marks, units, `%` and `$` with their words. */
export const typesetFrench = (text: string) =>
  keepsUnits(text, 'fr')
    .replaceAll('oz liq.', 'oz\u00a0liq.')
    .replaceAll(/ (?=[:»%$])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')

/** A text in both languages, typeset as each is: numbers stay with their units. */
export const bilingual = (en: string, fr: string): { en: string; fr: string } => ({
  en: typesetEnglish(en),
  fr: typesetFrench(fr),
})
