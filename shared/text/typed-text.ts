/** Zero width, direction marks, other format characters and controls. */
const UNSEEN = /(?!\p{White_Space})[\p{Cc}\p{Cf}\p{DI}]/gu
/** Full-width forms of ASCII. */
const WIDE = /[！-～]/g
const DASHES = /[\p{Pd}−]/gu
/** With the modifier letters that stand for one, such as the ʻokina, and what keyboards offer beside it. */
const APOSTROPHES = /[‘’‛′´ʹʻ-ʿꞌ]/g

/**
 * Cleans a line before the rule of its field, as it may be pasted from elsewhere. Words keep their letters, and what
 * cannot be seen is gone. Never for passwords.
 */
export const cleanLine = (typed: string) =>
  typed
    .replace(UNSEEN, '')
    .replace(WIDE, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
