/** The darkest light background, against which the contrast of content colours is checked. */
export const darkestGround = '#f1eadd'

/** The ground of light text. */
export const nightGround = '#16271f'

/** The colours of text on the page: of the quietest, and of all other text. */
export const textColours = { quiet: '#55635b', ink: '#1a312a' } as const

/** What text from content is checked against. */
export const groundOf = (isLight: boolean) => (isLight ? nightGround : darkestGround)
