import { drawerAccount, drawerPanel, footer, menuPanel, suggestions } from '../visual/open.ts'
import { expectRoom, measure } from '../visual/geometry.ts'
import { PARTS, type Parts } from '../visual/parts.ts'
import { expect, expectAccessible, hydrated, test } from './shop.ts'

/** The least width and height of what a finger can hit (px). */
const TARGET = 44

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

test('on a phone, French texts fit what opens, and a finger hits every control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ca/fr-CA/customer-care')
  await hydrated(page)
  const expectUsable = (name: string, parts: Parts) =>
    test.step(name, async () => {
      const state = { parts, width: 390 } as const
      await expect(async () => expectRoom(page, state, await measure(page, state))).toPass()
      await expect.poll(() => page.evaluate(smallTargets, { least: TARGET })).toEqual([])
    })

  await footer(page)
  await expectUsable('header and footer', { ...PARTS.header, ...PARTS.footer })
  await page.locator('#app > aside .details').tap()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.locator('footer .newsletter span > button').tap()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page)

  await drawerAccount(page)
  await expectUsable('drawer', PARTS.drawer)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await drawerPanel(page)
  await expectUsable('slid panel', PARTS.drawerPanel)
  await page.keyboard.press('Escape')
  await expect(page.locator('nav .drawer-head')).toBeHidden()

  await suggestions(page, 'fr-CA')
  await expectUsable('suggestions', PARTS.search)
})

test('on a large tablet, a finger hits every control of header, panel and footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/ca/fr-CA/customer-care')
  await hydrated(page)
  expect(await page.evaluate(smallTargets, { least: TARGET })).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await menuPanel(page)
  // The panel covers what is below the header.
  expect(await page.evaluate(smallTargets, { least: TARGET, within: 'header' })).toEqual([])
})

/** Controls of the shell that a finger hits on less than the given width or height. Links within sentences may be smaller. */
function smallTargets({ least, within = 'body' }: { least: number; within?: string }) {
  const around =
    document.querySelector('dialog:modal') ?? document.querySelector(within) ?? document
  const selector = 'a, button, input, summary, label:has(input)'
  const controls = [...around.querySelectorAll<HTMLElement>(selector)]
  const isShown = (each: HTMLElement) =>
    each.checkVisibility({ visibilityProperty: true }) &&
    !each.closest('[inert], #content, .promotion, .newsletter p')
  /** The length of the line through the control's center on which it is hit, which may reach beyond its box. */
  const reach = (control: HTMLElement, stepX: number, stepY: number) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = (distance: number) => {
      const hit = document.elementFromPoint(x + stepX * distance, y + stepY * distance)
      return hit !== null && control.contains(hit)
    }
    let [before, after] = [0, 0]
    while (before < least && isHit(-before - 1)) before += 1
    while (after < least && isHit(after + 1)) after += 1
    return before + after + 1
  }
  return controls.filter(isShown).flatMap((control) => {
    if (control.classList.contains('visually-hidden')) return []
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, bottom } = control.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth || bottom <= 0
    const size = [reach(control, 1, 0), reach(control, 0, 1)]
    return isBeside || Math.min(...size) >= least
      ? []
      : [`${size.join(' × ')} ${control.outerHTML.slice(0, 120)}`]
  })
}
