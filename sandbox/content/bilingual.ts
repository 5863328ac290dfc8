import { typesetEnglish, typesetFrench } from '../platform/typography.ts'

/** A text in both languages, typeset as each is: numbers stay with their units. */
export const bilingual = (en: string, fr: string): { en: string; fr: string } => ({
  en: typesetEnglish(en),
  fr: typesetFrench(fr),
})
