import { expect, type Page } from './shop.ts'

/** Chooses a value of a product, and waits until the page shows it. */
export async function choose(page: Page, attribute: string, value: string) {
  const group = page.getByRole('group', { name: new RegExp(`^${attribute}`) })
  await group.getByRole('link', { name: value, exact: true }).click()
  await expect(group.locator('[aria-current]')).toHaveAccessibleName(value)
}
