import { ink, night, quiet, shade } from './role-values.ts'

/** The darkest light background, against which the contrast of content colors is checked. */
export const darkestGround = shade

/** The colors of text on the page: of the quietest, and of all other text. */
export const textColors = { quiet, ink } as const

/** The color against which text from content is checked. */
export const groundOf = (isLight: boolean) => (isLight ? night : darkestGround)
