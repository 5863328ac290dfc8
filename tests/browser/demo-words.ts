import { expect, type Page } from './shop.ts'

/** Words of the demo. Its texts may be in no other shop. */
const DEMO = /juniper|\bwick\b|candle|\bscents?\b|fragrance|bougie|parfum/i

/** The state of the page, which names all fields of the contract. Structured data stays. */
const STATE = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs

export async function expectNoDemoWords(page: Page) {
  const html = (await page.content()).replaceAll(STATE, '')
  expect(DEMO.exec(html)?.[0], page.url()).toBeUndefined()
}
