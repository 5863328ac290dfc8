import type { ActionName } from '#client/kit/document-actions.ts'
import type {} from '#shop/slots/product-idle.tsx'

import { expect, type Page } from './shop.ts'

const MODULES = '/category/lab-every-module'
const MASTER = '/p/FXMASTER?size=large&color=juniper'
const CANDLE = '/p/JW0801'
const LIST = '/g/home-fragrance'
const PROMOTION = '/category/lab-promo'

interface Control {
  path: string
  /** The first such element is used. */
  selector: string
  use: 'click' | 'focus' | 'change'
  /** Used again, it undoes what it has done. */
  toggles?: true
  /** The file, or the chunk, of the code that it needs. Null: none but the entry. */
  code: string | null
  /** Expects what the page shows then. */
  shows: (page: Page) => Promise<void>
  /** What is different in the native app. Null if the app does not have the control. */
  inApp?: Partial<Pick<Control, 'code' | 'shows'>> | null
}

/** A toast, which may be gone by now. */
const says = (text: string) => (page: Page) =>
  expect.poll(() => page.evaluate(() => [...Reflect.get(globalThis, 'said')])).toContain(text)

const showsDialog = (selector: string) => (page: Page) =>
  expect(page.locator(`dialog[open]${selector}, dialog:popover-open${selector}`)).toHaveCount(1)

/** A row that begins again may be back at its start by now. */
const wasScrolled = (page: Page, row: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (selector) =>
          [...Reflect.get(globalThis, 'scrolled')].some((each: Element) => each.matches(selector)),
        row,
      ),
    )
    .toBe(true)

const showsLogin = showsDialog(':has([autocomplete="current-password"])')

/** The page asks the app to sign in. */
const tellsApp = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'told'))).toContain('sign-in')

/** What shoppers use by actions of the document, and what else works in place. */
export const CONTROLS: Record<ActionName | 'account' | 'loop' | 'menu', Control> = {
  account: {
    path: CANDLE,
    selector: 'header .account > a',
    use: 'focus',
    code: 'account-panel',
    shows: (page) => expect(page.locator('header .account li').first()).toBeVisible(),
    inApp: null,
  },
  addFromTile: {
    path: LIST,
    selector: '#content [data-buy="JW0801"] button',
    use: 'click',
    code: 'add-from-tile',
    shows: says('Added to your bag.'),
  },
  addSetToBag: {
    path: '/p/JWSET1',
    selector: '#content form[data-action="addSetToBag"] button',
    use: 'click',
    code: 'product-members',
    shows: (page) => expect(page.getByRole('group', { name: 'Size' }).first()).toBeFocused(),
  },
  chooseStore: {
    path: MODULES,
    selector: '[data-action="chooseStore"]',
    use: 'click',
    code: 'store-dialog',
    shows: (page) => expect(page.locator('dialog', { hasText: 'Find Your Store' })).toBeVisible(),
    inApp: null,
  },
  copyCode: {
    path: PROMOTION,
    selector: '[data-action="copyCode"]',
    use: 'click',
    code: 'idle',
    shows: says('Code EVENING copied.'),
  },
  lightCandle: {
    path: CANDLE,
    selector: '[data-action="lightCandle"]',
    use: 'click',
    toggles: true,
    code: 'product-late',
    shows: (page) => expect(page.locator('[data-lit]')).toBeAttached(),
  },
  menu: {
    // A modal dialog would close it, as it closes every popover.
    path: PROMOTION,
    selector: 'header .menu-button',
    use: 'click',
    toggles: true,
    code: null,
    shows: (page) => expect(page.locator('#main-menu:popover-open')).toHaveCount(1),
    inApp: null,
  },
  loop: {
    path: MODULES,
    selector: '#content [data-action="moveRow"][data-value="1"]',
    use: 'click',
    code: 'idle',
    shows: (page) => wasScrolled(page, '#content [data-loops]'),
  },
  moveRow: {
    path: MODULES,
    selector: '#content [data-action="moveRow"]:enabled:not([data-value="1"])',
    use: 'click',
    code: 'idle',
    shows: (page) => wasScrolled(page, '#content [data-track]'),
  },
  quickLook: {
    path: LIST,
    selector: '#content a.look[data-action="quickLook"]',
    use: 'click',
    code: 'quick-look',
    shows: showsDialog(':has(h1)'),
  },
  signIn: {
    path: MODULES,
    selector: '#content [data-action="signIn"], footer [data-action="signIn"]',
    use: 'click',
    code: 'sign-in-dialog',
    shows: showsLogin,
    inApp: { code: 'idle', shows: tellsApp },
  },
  submitForm: {
    path: '/g/body-care',
    selector: '[data-action="submitForm"]',
    use: 'change',
    code: 'idle',
    shows: (page) => expect(page).toHaveURL(/\?sort=/),
  },
  subscribe: {
    path: MODULES,
    selector: '#content form[data-action="subscribe"] button',
    use: 'click',
    code: 'subscribe',
    shows: (page) =>
      expect(
        page.locator('#content form[data-action="subscribe"] [role="status"]'),
      ).not.toBeEmpty(),
  },
  toggleSizeGuide: {
    path: MASTER,
    selector: '.guide',
    use: 'click',
    toggles: true,
    code: 'product-late',
    shows: showsDialog('#size-guide'),
  },
  toggleWish: {
    path: MASTER,
    selector: '#content button[form="hearts"]',
    use: 'click',
    code: 'hearts',
    shows: showsLogin,
    inApp: { shows: tellsApp },
  },
  zoom: {
    path: MASTER,
    selector: '#content a.zoom',
    use: 'click',
    code: 'picture-zoom',
    shows: showsDialog('[aria-label="Pictures"]'),
  },
}

/** The controls of a page in the browser or in the native app. */
export const controlsOn = (path: string, isApp: boolean): Control[] =>
  Object.values(CONTROLS).flatMap(({ inApp, ...control }) => {
    if (control.path !== path || (isApp && inApp === null)) return []
    return [{ ...control, ...(isApp && inApp) }]
  })

export const PATHS = [...new Set(Object.values(CONTROLS).map(({ path }) => path))]

export interface Use extends Pick<Control, 'selector' | 'use'> {
  /** How long after the page has said that it is hydrated (ms). */
  after: number
}

/** Uses controls from within the page, at the very moment, and notes what the page announces and tells the app. */
export const useOnceHydrated = (page: Page, uses: readonly Use[]) =>
  page.addInitScript((all) => {
    const perform = ({ selector, use }: Use) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) throw new Error(`The page has no ${selector}.`)
      if (use !== 'change') return element[use]()
      const options = element.querySelectorAll('option')
      const other = [...options].find((option) => !option.selected)
      if (other) other.selected = true
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
    const start = (_: unknown, observer: MutationObserver) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return
      observer.disconnect()
      for (const each of all) {
        // Not even a timer may come before it.
        if (each.after === 0) queueMicrotask(() => perform(each))
        else setTimeout(() => perform(each), each.after)
      }
    }
    const said = new Set<string | null>()
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        said.add(textContent)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
    const scrolled = new Set<Element>()
    const noteScroll = ({ target }: Event) => {
      if (target instanceof Element && target.scrollLeft > 0) scrolled.add(target)
    }
    document.addEventListener('scroll', noteScroll, { capture: true })
    const told: string[] = []
    const postMessage = (message: string) => told.push(JSON.parse(message).action)
    const webkit = { messageHandlers: { vitrineApp: { postMessage } } }
    Object.assign(globalThis, { said, scrolled, told, webkit })
    const filter = { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] }
    new MutationObserver(start).observe(document, filter)
  }, uses)
