import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { DIST } from '#scripts/shop-folder.ts'

import { expectNoDemoWords } from '../../browser/demo-words.ts'
import { expect, hydrated, test } from '../../browser/shop.ts'
import { expectSound } from '../../browser/sound-page.ts'
import { PAGES, PREFIXES } from './pages.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const BRAND = /juniper|\bwick\b/i

const messagesIn = (locale: string): [id: string, text: string][] =>
  globSync(
    [
      `locales/${locale}.json`,
      `locales/${locale}/*.json`,
      `tests/second-shop/messages/${locale}.json`,
    ],
    { cwd: ROOT },
  ).flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))))

/** English sentences of the shop, and so long that none is part of a French one by chance. */
const english = [...messagesIn('en-US'), ...messagesIn('en-GB')]
  .map(([, text]) => text)
  .filter((text) => /^[^{<]+ [^{<]+$/.test(text))

for (const [locale, prefix] of Object.entries(PREFIXES)) {
  test(`pages in ${locale} say nothing of another shop or language`, async ({ page, forgive }) => {
    forgive(/404 \(Not Found\) \(.*\/nothing-here\)/)
    for (const path of PAGES) {
      await page.goto(prefix + path)
      await hydrated(page)
      await expectNoDemoWords(page)
      if (locale === 'fr-FR') {
        const text = await page.locator('body').innerText()
        expect(
          english.filter((sentence) => text.includes(sentence)),
          path,
        ).toEqual([])
      }
      await expectSound(page)
    }
  })
}

test('no file that browsers load names another shop', () => {
  const client = resolve(ROOT, DIST, 'client')
  const found = globSync('**/*.{js,css,json,webmanifest,svg,html,txt}', { cwd: client }).filter(
    (file) => BRAND.test(readFileSync(resolve(client, file), 'utf8')),
  )
  expect(found).toEqual([])
})
