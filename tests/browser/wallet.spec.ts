import { addToBag } from './bag.ts'
import { expectFitting } from './both-widths.ts'
import { becomeCustomer } from './registration.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'

const WALLET = '/my-account/wallet'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const notice = (page: Page) => main(page).getByRole('status')

/** On the pages where members buy. */
const rewards = (page: Page) => main(page).getByRole('region', { name: 'Your rewards' })

async function follow(page: Page, name: string) {
  await link(page, name).first().click()
  await hydrated(page)
}

/** The tickets, the first of which can be used. */
const ticket = (page: Page) => main(page).locator('li[id^="reward-"]').first()

/** The code of that reward: `RWP-`, its last day as YYMMDD, and a serial. */
const rewardCode = async (page: Page) => /RWP-\S+/.exec(await ticket(page).innerText())?.[0] ?? ''

function daysLeft(code: string, today: string) {
  const lastDay = code.replace(/^RWP-(..)(..)(..).*/, '20$1-$2-$3')
  return (Date.parse(lastDay) - Date.parse(today)) / 86_400_000
}

const utcDay = () => new Date().toISOString().slice(0, 10)

test('a member puts a reward into the bag, takes it out again, and reads where points come from', async ({
  page,
}) => {
  await signIn(page, 'pointscapped@members.example')
  await addToBag(page, { productId: 'JW0801' })

  const requestedOn = utcDay()
  await page.goto(WALLET)
  await hydrated(page)
  await expect(main(page)).toContainText('2 rewards to use')
  await expect(main(page)).toContainText('$35.50 to your next reward')
  await expect(main(page)).toContainText('as many points as an account can hold')
  const code = await rewardCode(page)
  // The page may have been rendered on either side of midnight.
  const days = [requestedOn, utcDay()].map((today) => daysLeft(code, today))
  await expect(ticket(page)).toContainText(new RegExp(`\\((${days.join('|')}) days left\\)`))
  // A second press asks for the same thing.
  await ticket(page).getByRole('button', { name: 'Put in my bag' }).dblclick()
  await expect(notice(page)).toContainText('The reward is in your bag and counts in your total')
  await expect(ticket(page)).toContainText('In your bag')
  await main(page).getByText('3 earlier rewards').click()
  await expect(main(page).getByText('Withdrawn')).toBeVisible()
  await hydrated(page)
  await expectFitting(page)
  await follow(page, 'Go to your bag')
  await expect(main(page)).toContainText(code)

  // Beside the codes of the bag, one press takes it back, and one uses it again.
  await hydrated(page)
  await expect(rewards(page)).toContainText('In your bag')
  const takeBack = rewards(page).getByRole('button', { name: 'Take back' })
  // It is hydrated after the rest; until then the browser sends its form.
  await expect
    .poll(() => takeBack.evaluate((button) => Object.keys(button).join()))
    .toContain('__reactProps')
  await takeBack.click()
  const use = rewards(page).getByRole('button', { name: 'Use' })
  await expect(use).toHaveCount(2)
  await expect(use.first()).toBeFocused()
  await expect(main(page)).not.toContainText(code)
  await use.first().dblclick()
  await expect(rewards(page)).toContainText('In your bag')
  await expect(use).toHaveCount(1)
  await expect(main(page)).toContainText(code)
  await expectAccessible(page)
  await expectFitting(page)
  // After a navigation, the browser asks for them.
  await main(page)
    .getByRole('link', { name: /Candle/ })
    .first()
    .click()
  // The client has navigated, or the browser would go back further.
  await expect(page).toHaveURL(/\/p\//)
  await page.goBack()
  await expect(rewards(page)).toContainText('In your bag')

  await page.goto(WALLET)
  await ticket(page).getByRole('button', { name: 'Take out of my bag' }).click()
  await expect(notice(page)).toContainText('out of your bag')
  await expect(ticket(page).getByRole('button', { name: 'Put in my bag' })).toBeVisible()
  // An old address does not say what is no longer true.
  await page.goto(`${WALLET}?done=applied`)
  await expect(ticket(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)

  await follow(page, 'My Points History')
  const rows = main(page).getByRole('row')
  await expect(main(page)).toContainText('You have 64 points.')
  await expect(rows).toHaveCount(11)
  await expectFitting(page)
  await follow(page, 'Older')
  await expect(main(page)).toContainText('Page 2 of 2')
  await main(page).getByLabel('Activity').selectOption({ label: 'Became a reward' })
  await button(page, 'Show').click()
  await expect(page).toHaveURL(/my-points-history\?type=reward/)
  await expect(rows).toHaveCount(4)
  await expect(main(page).getByRole('cell', { name: '-100' })).toHaveCount(3)
  await expect(link(page, 'Show everything')).toBeVisible()
})

/** Sends the form of joining without accepting the terms. */
async function fillInPartly(page: Page) {
  const postalCode = main(page).getByLabel('ZIP code where you live')
  const terms = main(page).getByLabel('I have read the terms above')
  await postalCode.fill('432')
  await button(page, 'Join Rewards').click()
  await expect(main(page).getByRole('alert')).toContainText('Please check what is marked below.')
  await expect(postalCode).toHaveValue('432')
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await expect(terms).toHaveAccessibleDescription('Please accept the terms to join.')
  return { postalCode, terms }
}

test('a customer joins Rewards', async ({ page, forgive }) => {
  forgive(/status of 422/)
  await becomeCustomer(page)
  await page.goto('/loyalty-rewards/join')
  await hydrated(page)
  const { postalCode, terms } = await fillInPartly(page)
  await hydrated(page)
  await expectFitting(page)
  await postalCode.fill('43215')
  await terms.check()
  await button(page, 'Join Rewards').click()
  await expect(notice(page)).toContainText('Welcome to Rewards!')
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('a customer joins Rewards and activates the first one', async ({ page, forgive }) => {
    forgive(/status of 422/)
    await becomeCustomer(page)
    await page.goto('/loyalty-rewards')
    await link(page, 'Join now').click()
    const { postalCode, terms } = await fillInPartly(page)
    await postalCode.fill('96910')
    await terms.check()
    await button(page, 'Join Rewards').click()
    await expect(main(page).getByRole('alert')).toContainText('isn’t offered at this ZIP code')
    await expect(terms).toBeChecked()
    await postalCode.fill('43215')
    await button(page, 'Join Rewards').click()
    await expect(page).toHaveURL(`${WALLET}?done=joined`)
    await expect(notice(page)).toContainText('Welcome to Rewards!')

    await button(page, 'Activate').click()
    await expect(page).toHaveURL('/activate-success')
    await link(page, 'Go to my wallet').click()
    await button(page, 'Put in my bag').click()
    await expect(main(page).getByRole('alert')).toContainText(
      'Nothing in your bag can use a reward',
    )
    await expect(link(page, 'Go shopping')).toBeVisible()

    await addToBag(page, { productId: 'JW0801' })
    await page.goto('/cart')
    await rewards(page).getByRole('button', { name: 'Use' }).click()
    await expect(page).toHaveURL('/cart#rewards')
    await expect(rewards(page)).toContainText('In your bag')
    await rewards(page).getByRole('button', { name: 'Take back' }).click()
    await expect(rewards(page).getByRole('button', { name: 'Use' })).toBeVisible()
  })
})
