import { cleanLine } from './typed-text.ts'

/** Cleans what people write to each other: it loses control and direction marks only, because emoji need joiners. */
export const cleanText = (typed: string) =>
  cleanLine(typed) && typed.replace(/(?![\t\n])[\p{Cc}\p{Bidi_C}]/gu, '').trim()
