import { LOCALES, type Locale } from '#shared/site/site.ts'

import { checkOutTo } from './checkout.ts'
import { PHONE, widthsOfLargeText } from './large-text.ts'
import { missingRules } from './missing-rules.ts'
import { oddIcons } from './odd-icons.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { unlikeReact } from './unlike-react.ts'
import { PREFIX } from './prefix.ts'
import { visits } from './visits.ts'
import { expectWordsApart } from './words.ts'

const DOCUMENT_NOT_FOUND = /status of 404/

/** In English, a few pages that have most of the parts stand for all. */
const CHECKED_IN_ENGLISH = ['home', 'topCategory', 'product', 'cart', 'login', 'storeLocator']

/** Pages in en-CA differ from those in en-US only in prices and a few words. */
const OPENED_IN_EN_CA = ['home', 'topCategory', 'product', 'cart', 'checkoutShipping', 'login']

/** These have the same parts in French, and their own tests are in English. */
const OPENED_IN_FRENCH_ONLY = [
  'childCategory',
  'category',
  'productById',
  'privacyAndSecurity',
  'statesPrivacyRights',
  'globalLocations',
  'loyaltyRewards',
  'joinRewards',
  'activation',
  'howRewardsWork',
  'registration',
  'passwordReset',
  'setNewPassword',
  'setNewPasswordExpired',
  'myAccount',
  'giftCardBalance',
  'sharedWishList',
  'orderStatus',
]

function isOpened(name: string, locale: Locale) {
  if (locale === 'en-CA') return OPENED_IN_EN_CA.includes(name)
  return locale === 'fr-CA' || !OPENED_IN_FRENCH_ONLY.includes(name)
}

const isChecked = (name: string, locale: Locale) =>
  locale === 'fr-CA' || (locale === 'en-US' && CHECKED_IN_ENGLISH.includes(name))

/** Pages whose words are read, in English and French. `words.spec.ts` has the other kinds. */
const READ = ['home', 'topCategory', 'search', 'product', 'customerCare', 'login', 'notFound']

/** Pages that are also seen with large text, in English and French. `layout.spec.ts` has those that a bag changes. */
const ENLARGED = [
  'home',
  'notFound',
  'checkoutShipping',
  'checkoutBilling',
  'checkoutReview',
  'checkoutConfirmation',
]

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 640 }

/** Pages are loaded wide and then made narrow, or the other way around in French, which has the longest texts. */
const LOADED_NARROW: Locale = 'fr-CA'

for (const locale of LOCALES) {
  for (const [name, { path, status, needs, isOfCustomer }] of Object.entries(visits)) {
    // Tests of the account open its pages.
    if (isOfCustomer || !isOpened(name, locale)) continue
    test(`${name} in ${locale} is complete, accessible, hydrated without errors or warnings, and fits a narrow screen`, async ({
      page,
      forgive,
    }) => {
      await page.setViewportSize(locale === LOADED_NARROW ? NARROW : WIDE)
      if (needs) await checkOutTo(page, needs, { locale })
      const answer = await page.goto(PREFIX[locale] + path)
      expect(answer?.status()).toBe(status)
      expect(missingRules((await answer?.text()) ?? '')).toEqual([])
      await hydrated(page)
      expect(await page.evaluate(unlikeReact)).toEqual([])

      await page.setViewportSize(WIDE)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.evaluate(skippedLevels)).toEqual([])
      await expect(page).toHaveTitle(/.+ \| Juniper & Wick$/)
      if (isChecked(name, locale)) await expectAccessible(page)
      expect(await oddIcons(page)).toEqual([])

      // The page fits a screen of 320 px and respects reduced motion.
      await page.setViewportSize(NARROW)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(NARROW.width)
      expect(await page.evaluate(slowMovements)).toEqual([])
      expect(await oddIcons(page)).toEqual([])
      expect(await page.evaluate(skippedLevels)).toEqual([])

      if (locale !== 'en-CA') await expectTexts(page, name)
      if (status === 404) forgive(DOCUMENT_NOT_FOUND)
    })
  }
}

async function expectTexts(page: Page, name: string) {
  if (READ.includes(name)) await expectWordsApart(page, name)
  if (!ENLARGED.includes(name)) return
  const widths = await widthsOfLargeText(page)
  expect(widths.page, 'text of twice the size').toBe(PHONE)
  expect(widths.bag, 'text of twice the size').toBeLessThanOrEqual(PHONE)
}

/** Headings of the content that are more than one level below the heading before them. */
function skippedLevels() {
  const shown = [...document.querySelectorAll('#content :is(h1, h2, h3, h4, h5, h6)')].filter(
    (heading) => heading.checkVisibility(),
  )
  const levelOf = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0)
  return shown
    .filter((heading, index) => levelOf(heading) > levelOf(shown[index - 1]) + 1)
    .map((heading) => heading.outerHTML.slice(0, 120))
}

/** Elements with an animation or a transition of more than 10 ms. */
function slowMovements() {
  const slowest = (durations: string) =>
    Math.max(
      ...durations
        .split(',')
        .map((text) => parseFloat(text) * (text.trim().endsWith('ms') ? 1 : 1000)),
    )
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
      const animation = animationName === 'none' ? 0 : slowest(animationDuration)
      return Math.max(animation, slowest(transitionDuration)) > 10
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
