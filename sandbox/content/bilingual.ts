/**
 * A text in both languages. In French, no-break spaces keep a colon, a currency sign or a quotation
 * mark on the same line as its word.
 */
export function bilingual(en: string, fr: string): { en: string; fr: string } {
  return { en, fr: fr.replace(/ (?=[:»%$])/g, '\u00a0').replaceAll('« ', '«\u00a0') }
}
