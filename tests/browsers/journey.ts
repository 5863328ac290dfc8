import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, inject } from 'vitest'

import { ENGINES, type BrowserSettings } from './engines.ts'
import { eventually } from './eventually.ts'
import { startFront, type Front } from './front.ts'
import { pageOf, type Page } from './page.ts'
import { PORTS } from './ports.ts'

interface Settings extends Partial<BrowserSettings> {
  /** Of the page (px). */
  width: number
}

interface Journey {
  page: Page
  front: Front
  /** Fails in a browser that cannot be taken offline. */
  setOffline(isOffline: boolean): Promise<void>
  /** Names the problems that a test expects, such as the message about lost code. */
  forgive(expected: RegExp): void
}

const HEIGHT = 844

/** The test of a shopper's journey in a fresh browser. A problem that a page reports fails it. */
export function journey(settings: Settings, act: (journey: Journey) => Promise<void>) {
  return async function journeyOfOneShopper() {
    const { width, cookies = 'accepted', javaScript = 'on' } = settings
    const certificate = inject('certificate')
    const origin = `http://127.0.0.1:${PORTS.shop}`
    const front = await startFront({ port: PORTS.front, host: '127.0.0.1', origin, certificate })
    const payment = await startFront({
      port: PORTS.payment,
      host: 'localhost',
      origin: `http://127.0.0.1:${PORTS.sandbox}`,
      certificate,
    })
    const forgiven: RegExp[] = []
    try {
      const browser = await ENGINES[inject('engine')].open({ cookies, javaScript })
      const page = pageOf(browser.driver)
      try {
        await browser.resize(width, HEIGHT)
        await act({
          page,
          front,
          async setOffline(isOffline) {
            if (!browser.setOffline) throw new Error('this browser cannot be taken offline')
            await browser.setOffline(isOffline)
          },
          forgive: (expected) => void forgiven.push(expected),
        })
        if (javaScript === 'on') await expectNoProblems(page, front, forgiven)
      } catch (error) {
        await saveScreenshot(page)
        throw error
      } finally {
        await browser.close()
      }
    } finally {
      await Promise.all([front.stop(), payment.stop()])
    }
  }
}

/**
 * That there are no problems counts only if the collector sees one: the last page violates its policy and loses a picture.
 * Lost resources are reported late, so all others have been reported by then.
 */
async function expectNoProblems(page: Page, front: Front, forgiven: readonly RegExp[]) {
  const blocked = 'blocked.example'
  await page.run((host) => {
    const image = new Image()
    image.src = `https://${host}/`
    // Only resources in the document are reported. React never sees this one.
    document.body.insertBefore(image, null)
    image.dispatchEvent(new Event('error'))
    image.remove()
  }, blocked)
  const isDeliberate = ({ text }: Front['collected'][number]) => text.includes(blocked)
  await eventually(() => {
    const kinds = front.collected.filter(isDeliberate).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['violation', 'resource']))
  })
  const problems = front.collected.filter(
    (problem) =>
      !isDeliberate(problem) && !forgiven.some((expected) => expected.test(problem.text)),
  )
  expect(problems).toEqual([])
}

/** What the shopper saw when the test failed. */
async function saveScreenshot(page: Page) {
  const folder = resolve('test-results/browsers')
  const file =
    `${inject('engine')} ${expect.getState().currentTestName}`.replaceAll(/[^\w-]+/g, '-') + '.png'
  mkdirSync(folder, { recursive: true })
  await page.screenshot().then(
    (picture) => writeFileSync(resolve(folder, file), picture),
    () => console.warn('There is no screenshot.'),
  )
}
