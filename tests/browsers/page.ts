import { eventually } from './eventually.ts'
import { SHOP } from './ports.ts'
import { ELEMENT, type WebDriver } from './webdriver-commands.ts'

/** The Enter key, as W3C WebDriver writes it. */
const ENTER = '\uE007'

/** What to look for: a CSS selector, and what the element's visible text contains. */
type Wanted = [css: string, text?: RegExp]

/** The page that a browser shows, and what a shopper does on it. Everything waits until it is possible. */
export function pageOf(driver: WebDriver) {
  async function visible([css, text = /(?:)/]: Wanted): Promise<string[]> {
    const found = await driver.send('findAll', { using: 'css selector', value: css })
    const ids = (found as { [ELEMENT]: string }[]).map((element) => element[ELEMENT])
    const shown: string[] = []
    for (const id of ids) {
      if (!text.test(String(await driver.send('text', { id })))) continue
      if ((await driver.send('isDisplayed', { id })) === true) shown.push(id)
    }
    return shown
  }

  async function first(...wanted: Wanted) {
    const [id] = await visible(wanted)
    if (id === undefined) throw new Error(`Not visible: ${wanted.join(' ')}`)
    return id
  }

  /** Scrolls more than the drivers do, which stop as soon as a part of the element is in the window. */
  const scrollTo = (id: string) =>
    driver.send('execute', {
      script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
      args: [{ [ELEMENT]: id }],
    })

  const address = async () => String(await driver.send('address'))

  const page = {
    address,
    run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
      const text = `return (${String(script)}).apply(null, arguments)`
      return driver.send('execute', { script: text, args }) as Promise<Awaited<Result>>
    },
    open: (path: string) => driver.send('navigate', { url: new URL(path, SHOP).href }),
    back: () => driver.send('back'),
    /** Waits for a visible element. */
    see: (...wanted: Wanted) => eventually(() => first(...wanted)),
    /** How many elements are visible now. */
    count: async (...wanted: Wanted) => (await visible(wanted)).length,
    /** The visible text of an element. */
    text: (...wanted: Wanted) =>
      eventually(async () => String(await driver.send('text', { id: await first(...wanted) }))),
    /** Waits until the address ends like this. */
    arrive: (at: RegExp) =>
      eventually(async () => {
        const now = await address()
        if (!at.test(now)) throw new Error(`The page is ${now}, not ${at}`)
      }),
    click: (...wanted: Wanted) =>
      eventually(async () => {
        const id = await first(...wanted)
        await scrollTo(id)
        await driver.send('click', { id })
      }),
    pressEnter: (...wanted: Wanted) =>
      eventually(async () => {
        await driver.send('type', { id: await first(...wanted), text: ENTER })
      }),
    /** Types into an empty field, after a click on it. */
    fill: (css: string, text: string) =>
      eventually(async () => {
        const id = await first(css)
        await scrollTo(id)
        await driver.send('click', { id })
        await driver.send('type', { id, text })
      }),
    /** Waits until JavaScript runs the page. */
    hydrated: () => page.see('html[data-hydrated]'),
    /** Acts inside a frame. */
    async inFrame(css: string, act: () => Promise<unknown>) {
      const id = await page.see(css)
      await driver.send('enterFrame', { id: { [ELEMENT]: id } })
      try {
        await act()
      } finally {
        await driver.send('enterFrame', { id: null })
      }
    },
    async screenshot() {
      return Buffer.from(String(await driver.send('screenshot')), 'base64')
    },
  }
  return page
}

export type Page = ReturnType<typeof pageOf>
