import type { Page } from '@playwright/test'

/**
 * The classes of components in the page that no loaded stylesheet has a rule for. A page whose stylesheet is missing is
 * accessible, but not what was designed.
 */
export const classesWithoutRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    )
    const known = new Set(texts.join('').match(/\bc-[A-Za-z]+\b/g))
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ])
    return [...new Set(used)].filter((name) => /^c-[A-Za-z]+$/.test(name) && !known.has(name))
  })
