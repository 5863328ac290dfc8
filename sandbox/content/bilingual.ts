/**
 * A text in both languages. French gets the no-break spaces that keep a colon, a currency or a
 * quotation mark on the line of its word.
 */
export function bilingual(en: string, fr: string): { en: string; fr: string } {
  return { en, fr: fr.replace(/ (?=[:»%$])/g, '\u00a0').replaceAll('« ', '«\u00a0') }
}
