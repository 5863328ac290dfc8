const UNITS = [
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
  '°C',
  '%',
  '\\$',
  '€',
  '£',
]

/** A number and its unit with a space between them at which a line could break. */
export const UNIT_AFTER_SPACE = new RegExp(`\\d (?=(?:${UNITS.join('|')})(?![\\p{L}\\d]))`, 'u')

const everyUnit = new RegExp(UNIT_AFTER_SPACE, 'gu')

/** French as Canada typesets it: no-break spaces keep colons, quotation marks, units, `%` and `$` with their words. */
export const typesetFrench = (text: string) =>
  text
    .replaceAll(everyUnit, (number) => number.replace(' ', '\u00a0'))
    .replaceAll(/ (?=[:»%$])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
