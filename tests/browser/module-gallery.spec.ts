import { modules } from '#client/content/modules/modules.ts'
import { LOCALES } from '#shared/site/site.ts'
import { closedDialogs } from '#tests/support/closed-dialogs.ts'

import { SHOP } from './ports.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

/** The gallery is checked with every other page in French. */
const CHECKED_ELSEWHERE = 'fr-CA'

for (const locale of LOCALES) {
  test(`every module at its bounds in ${locale} is accessible, and shows the same without JavaScript`, async ({
    page,
    browser,
  }) => {
    const address = `${PREFIX[locale]}/style-guide`
    await page.goto(address)
    await hydrated(page)
    const scripted = await samplesIn(page)
    if (locale !== CHECKED_ELSEWHERE) await expectAccessible(page)

    const withoutJavaScript = await browser.newContext({ javaScriptEnabled: false })
    await withoutJavaScript.addCookies(closedDialogs(SHOP))
    const plain = await withoutJavaScript.newPage()
    await plain.goto(address)
    expect(await samplesIn(plain)).toEqual(scripted)
    await withoutJavaScript.close()

    expect(new Set(scripted.map(({ template }) => template))).toEqual(new Set(Object.keys(modules)))
    expect(scripted.filter(({ shown, hasText }) => shown === 0 && !hasText)).toEqual([])
  })
}

interface ModuleSample {
  template: string
  /** How many links, pictures and fields are visible. */
  shown: number
  headings: number
  hasText: boolean
}

/**
 * The samples of every module: with one asset, in its other looks, and with one asset more than it shows. Their buttons
 * differ, because some need JavaScript.
 */
const samplesIn = (page: Page): Promise<ModuleSample[]> =>
  page.locator('article[id^="module-"]').evaluateAll((articles) => {
    const count = (sample: Element, selector: string) =>
      [...sample.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
    return articles.flatMap(({ id, children }) =>
      [...children]
        // The others are captions alone, such as that nothing is shown.
        .filter(({ children: [caption, module] }) => caption?.matches('p') && module)
        .map((sample) => ({
          template: id.slice('module-'.length),
          shown: count(sample, 'a, img, video, input, select, textarea'),
          headings: count(sample, 'h2, h3, h4, h5'),
          hasText: sample.children[1] instanceof HTMLElement && sample.children[1].innerText !== '',
        })),
    )
  })
