import { plainCode } from '../text/grouped-code.ts'

/** Separators between the groups of a number and the case of its letters do not matter. */
export const plainCardNumber = (typed: string) => plainCode(typed).toUpperCase()

/** Whether a number without spaces and dashes can be one of a gift card at all. */
export const isCardNumber = (plain: string) => /^[A-Z0-9]{8,32}$/.test(plain)
