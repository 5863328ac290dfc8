import { cleanLine } from './typed-text.ts'

/** Cleans a code that people and mail programs group as they like. */
export const plainCode = (typed: string) => cleanLine(typed).replace(/[ -]/g, '')
