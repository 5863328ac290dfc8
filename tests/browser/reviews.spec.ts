import { expect, expectAccessible, hydrated, test } from './shop.ts'

const PRODUCT = '/p/much-discussed-hand-cream-FXREV'

/** A drawing of one pixel. */
const PICTURE = {
  name: 'hands.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a shopper reads, filters, sorts and pages through reviews, finds one helpful and writes one with a picture', async ({
  page,
}) => {
  await page.goto(PRODUCT)
  await hydrated(page)
  const similar = page.getByRole('list', { name: 'Similar Items' })
  await expect(similar.getByRole('listitem').first()).toContainText('$')
  await page.getByRole('link', { name: /25 reviews/ }).click()
  const reviews = page.locator('#reviews')
  await expect(reviews.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport()
  await expect(reviews.getByRole('article')).toHaveCount(5)

  // Their code loads when the browser is idle. Until then a choice would load a document.
  const five = reviews.getByRole('link', { name: /^5 stars/ })
  const isHydrated = () =>
    five.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isHydrated).toBe(true)
  await five.click()
  await expect(reviews.locator(':focus')).toContainText('1–5 of 13 reviews with 5 stars')
  await reviews.getByRole('link', { name: 'Next' }).click()
  await expect(reviews.locator(':focus')).toContainText('6–10 of 13 reviews with 5 stars')
  await expect(reviews.getByRole('article')).toHaveCount(5)
  await reviews.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(reviews.getByText('1–5 of 25 reviews')).toBeVisible()
  await reviews.getByLabel('Sort by').selectOption('Lowest rating')
  await expect(reviews.getByRole('article').first()).toContainText('Disappointed this time')
  await expect(page).toHaveURL(/FXREV(#reviews)?$/)

  const vote = reviews.getByRole('button', { name: /^Helpful/ }).first()
  await vote.click()
  await expect(reviews.getByText('Thanks for your feedback.')).toBeVisible()
  await expect(vote).toBeDisabled()

  await reviews.getByText('Write a Review').click()
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByRole('radio', { name: '5 stars' })).toBeFocused()
  await expect(reviews.getByText('Please write at least 20 characters.')).toBeVisible()
  await expectAccessible(page)

  await reviews.getByRole('radio', { name: '4 stars' }).check()
  await reviews
    .getByRole('textbox', { name: 'Your review' })
    .fill('Sinks in fast, and smells of pink grapefruit.')
  await reviews.getByRole('textbox', { name: 'Nickname' }).fill('northwind')
  await reviews.getByLabel(/my own experience/).check()
  const pictures = reviews.getByLabel('Pictures')
  await pictures.setInputFiles({ ...PICTURE, name: 'hands.txt', mimeType: 'text/plain' })
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.getByText('Please choose JPEG, PNG or WebP pictures.')).toBeVisible()
  await pictures.setInputFiles(PICTURE)
  await reviews.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews.locator(':focus')).toContainText(/usually takes 24\shours/)
  await expectAccessible(page)
})
