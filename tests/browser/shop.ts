import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A browser whose every complaint fails the test: errors, warnings, refused resources, broken hydration. */
export const test = base.extend<{ troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          troubles.push(message.text())
      })
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? ''
        if (failure !== 'net::ERR_ABORTED') troubles.push(`${request.url()} ${failure}`)
      })
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** No violation of WCAG 2.2 AA, target size included; there is no list of excuses. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Resolves when the browser has taken the document over. */
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
