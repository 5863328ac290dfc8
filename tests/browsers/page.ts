import { eventually } from './eventually.ts'
import { SHOP } from './ports.ts'
import { ELEMENT, type WebDriver } from './webdriver-commands.ts'

/** Keys, as W3C WebDriver writes them. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const

/** What to look for: a CSS selector, and what the element's visible text contains. */
type Wanted = [css: string, text?: RegExp]

/** The page that a browser shows, and what a shopper does on it. Everything waits until it is possible. */
export function pageOf(driver: WebDriver) {
  /** As the engine says: drivers judge the content of details by whether it is open. Without JavaScript, only they can. */
  async function isVisible(id: string) {
    const isShown = await driver.send('execute', {
      script: `const shown = arguments[0].closest('select') ?? arguments[0]
        return shown.checkVisibility({ visibilityProperty: true }) && shown.getClientRects().length > 0`,
      args: [{ [ELEMENT]: id }],
    })
    return (isShown ?? (await driver.send('isDisplayed', { id }))) === true
  }

  async function visible([css, text = /(?:)/]: Wanted): Promise<string[]> {
    const found = await driver.send('findAll', { using: 'css selector', value: css })
    const ids = (found as { [ELEMENT]: string }[]).map((element) => element[ELEMENT])
    const shown: string[] = []
    for (const id of ids) {
      if (!text.test(String(await driver.send('text', { id })))) continue
      if (await isVisible(id)) shown.push(id)
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
    /** Moves the mouse onto an element. */
    hover: (...wanted: Wanted) =>
      eventually(async () => {
        const origin = { [ELEMENT]: await first(...wanted) }
        const move = { type: 'pointerMove', duration: 50, x: 0, y: 0, origin }
        const parameters = { pointerType: 'mouse' }
        await driver.send('act', {
          actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [move] }],
        })
      }),
    /** Presses a key, wherever the focus is. */
    async press(key: keyof typeof KEYS) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      await driver.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** Waits until an element has the focus. */
    focused: (css: string) =>
      eventually(async () => {
        const now = await page.run(
          (selector) => document.activeElement?.matches(selector) ?? false,
          css,
        )
        if (!now) throw new Error(`Not focused: ${css}`)
      }),
    /** Waits until no such element is visible. */
    gone: (...wanted: Wanted) =>
      eventually(async () => {
        if ((await visible(wanted)).length > 0) throw new Error(`Visible: ${wanted.join(' ')}`)
      }),
    pressEnter: (...wanted: Wanted) =>
      eventually(async () => {
        await driver.send('type', { id: await first(...wanted), text: KEYS.Enter })
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
