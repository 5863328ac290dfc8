import type { Page } from './shop.ts'

/** Sizes of icons at normal text size (spec 2 §9) (px). */
const SIZES = [16, 24, 32, 48]

/** Visible icons in another size, or with a size that does not grow with text. Drawings have another view box. */
export async function oddIcons(page: Page) {
  return page.locator('svg[viewBox="0 0 24 24"]').evaluateAll(
    (icons, sizes) =>
      icons
        .filter((icon) => icon.checkVisibility())
        .filter((icon) => {
          const { width, height } = getComputedStyle(icon)
          const isSpecified = sizes.some((size) =>
            [width, height].every((side) => side === `${size}px`),
          )
          return !isSpecified || !icon.getAttribute('width')?.endsWith('rem')
        })
        .map(
          (icon) =>
            `${getComputedStyle(icon).width} ${icon.parentElement?.outerHTML.slice(0, 120)}`,
        ),
    SIZES,
  )
}
