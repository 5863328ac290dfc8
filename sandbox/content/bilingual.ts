import { typesetFrench } from '../french-typography.ts'

/** A text in both languages. French is typeset as Canada does. */
export const bilingual = (en: string, fr: string): { en: string; fr: string } => ({
  en,
  fr: typesetFrench(fr),
})
