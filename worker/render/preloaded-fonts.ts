import { usedFonts } from '#shared/theme.ts'
import { theme } from '#shop/theme.ts'

/** The addresses of the fonts that every page begins with. */
export const PRELOADED_FONTS = usedFonts(theme.typeface)
  .filter(({ isPreloaded }) => isPreloaded)
  .map(({ path }) => path)
