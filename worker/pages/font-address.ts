/** The font that every page begins with. */
export const FONT_ADDRESS = '/fonts/instrument-sans-2.woff2'
