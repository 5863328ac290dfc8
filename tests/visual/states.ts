import type { Locale } from '#shared/site/site.ts'

import type { Page } from '../browser/shop.ts'
import * as open from './open.ts'
import { PARTS, type Parts } from './parts.ts'

/** The maximum number of states in a baseline, so that each is worth reviewing when it changes. */
export const MAX_STATES = 60

/** Widths of a narrow phone, a phone, two tablets, a laptop and a large screen, with heights that keep pictures small (px). */
const SIZES = {
  320: 640,
  390: 700,
  768: 640,
  900: 620,
  1440: 620,
  1920: 560,
} as const

/** Fits the header and a part of a large picture, which takes many bytes (px). */
const LOW = 420

/** Fits a whole mini cart (px). */
const MEDIUM = 800

/** Fits a whole footer (px). */
const HIGH = 1500

type Width = keyof typeof SIZES

export interface State {
  name: string
  locale: Locale
  width: Width
  height: number
  path: string
  /** Brings the page into the state. */
  act?: (page: Page, locale: Locale) => Promise<void>
  /** The selector of the captured part; without it, the window. */
  clip?: string
  parts: Parts
  /** The visitor has not closed the automatic dialogs, and comes from the shop's country or from Germany. */
  visitorFrom?: 'home' | 'DE'
  /** The preference for the newer header is on. */
  isRefreshed?: boolean
  media?: { forcedColors?: 'active'; isLargeText?: boolean }
}

type Part = Omit<State, 'name' | 'locale' | 'width' | 'height' | 'path'> &
  Partial<Pick<State, 'height' | 'path'>>
type Place = readonly [width: Width, locale: Locale, media?: NonNullable<State['media']>]

/** A page with little content besides the shell. */
const QUIET_PAGE = '/accessibility'

/** One part of the shop at several widths and in several languages. */
function at(name: string, places: readonly Place[], part: Part): State[] {
  return places.map(([width, locale, media]) => {
    const kind = media?.forcedColors ? '-forced' : media?.isLargeText ? '-large' : ''
    const own = media && { media }
    return {
      path: QUIET_PAGE,
      height: SIZES[width],
      ...part,
      ...own,
      name: `${name}-${width}-${locale}${kind}`,
      locale,
      width,
    }
  })
}

const FORCED = { forcedColors: 'active' } as const
const LARGE = { isLargeText: true } as const

export const STATES: readonly State[] = [
  ...at(
    'header',
    [
      [768, 'en-US'],
      [900, 'fr-CA'],
      [1920, 'fr-CA'],
      [390, 'fr-CA', LARGE],
    ],
    { parts: PARTS.header },
  ),
  ...at(
    'home',
    [
      [390, 'en-US'],
      [1440, 'fr-CA'],
    ],
    { path: '/', height: LOW, parts: PARTS.header },
  ),
  ...at(
    'panel',
    [
      [900, 'fr-CA'],
      [1440, 'en-US'],
      [1920, 'en-CA'],
      [1440, 'fr-CA', FORCED],
    ],
    { act: open.menuPanel, parts: PARTS.panel },
  ),
  ...at(
    'drawer',
    [
      [320, 'fr-CA'],
      [390, 'fr-CA'],
      [768, 'en-CA'],
      [390, 'fr-CA', LARGE],
      [390, 'en-US', FORCED],
    ],
    { act: open.drawer, parts: PARTS.drawer },
  ),
  ...at('drawer-offers', [[390, 'en-US']], { act: open.tab('offers'), parts: PARTS.drawer }),
  ...at('drawer-new', [[390, 'en-CA']], { act: open.tab('new'), parts: PARTS.drawer }),
  ...at('drawer-gifts', [[390, 'fr-CA']], { act: open.tab('gifts'), parts: PARTS.drawer }),
  ...at('drawer-account', [[390, 'en-US']], { act: open.drawerAccount, parts: PARTS.drawer }),
  ...at(
    'drawer-panel',
    [
      [390, 'fr-CA'],
      [768, 'en-US'],
    ],
    { act: open.drawerPanel, parts: PARTS.drawerPanel },
  ),
  ...at(
    'search',
    [
      [390, 'fr-CA'],
      [768, 'en-CA'],
      [1440, 'fr-CA'],
    ],
    { act: open.search, parts: PARTS.search },
  ),
  ...at(
    'suggestions',
    [
      [320, 'fr-CA'],
      [390, 'en-US'],
      [900, 'fr-CA'],
      [1920, 'en-CA'],
      [390, 'fr-CA', LARGE],
    ],
    { act: open.suggestions, parts: PARTS.search },
  ),
  ...at(
    'mini-cart',
    [
      [900, 'fr-CA'],
      [1440, 'en-US'],
      [900, 'en-CA', LARGE],
    ],
    { height: MEDIUM, act: open.miniCart, parts: PARTS.miniCart },
  ),
  ...at(
    'added',
    [
      [390, 'fr-CA'],
      [768, 'en-US'],
      [1440, 'en-CA'],
      [390, 'en-US', LARGE],
    ],
    { path: '/p/JW0801', act: open.addedDialog, clip: 'dialog[open]', parts: PARTS.added },
  ),
  ...at(
    'footer',
    [
      [390, 'fr-CA'],
      [768, 'en-CA'],
      [900, 'fr-CA'],
      [1440, 'en-US'],
    ],
    { height: HIGH, act: open.footer, clip: '#app > footer', parts: PARTS.footer },
  ),
  ...at(
    'welcome',
    [
      [390, 'en-US'],
      [900, 'fr-CA'],
    ],
    { path: '/', visitorFrom: 'home', act: open.dialog, clip: 'dialog[open]', parts: PARTS.dialog },
  ),
  ...at(
    'redirect',
    [
      [390, 'fr-CA'],
      [1440, 'en-US'],
    ],
    {
      path: '/',
      visitorFrom: 'DE',
      act: open.redirectError,
      clip: 'dialog[open]',
      parts: PARTS.dialog,
    },
  ),
  // Only the American shop has this alert.
  ...at('link-alert', [[390, 'en-US']], {
    act: open.linkAlert,
    clip: 'dialog[open]',
    parts: PARTS.dialog,
  }),
  ...at(
    'announcement',
    [
      [390, 'fr-CA'],
      [1440, 'en-US'],
    ],
    { act: open.announcement, parts: PARTS.header },
  ),
  ...at('promotions', [[390, 'en-US']], { act: open.lastPromotion, parts: PARTS.header }),
  ...at(
    'order-tracking',
    [
      [390, 'fr-CA'],
      [900, 'en-CA'],
    ],
    { path: '/customer-care/order-status', parts: PARTS.tracking },
  ),
  ...at(
    'not-found',
    [
      [390, 'en-CA'],
      [768, 'fr-CA'],
    ],
    { path: '/no-such-page', parts: PARTS.notFound },
  ),
  ...at(
    'refreshed',
    [
      [390, 'en-CA'],
      [900, 'fr-CA'],
      [1440, 'en-US'],
    ],
    { path: '/', height: LOW, isRefreshed: true, parts: PARTS.header },
  ),
  ...at(
    'refreshed-panels',
    [
      [900, 'en-US'],
      [1440, 'fr-CA'],
      [1440, 'en-CA', FORCED],
    ],
    { isRefreshed: true, act: open.secondPanel, parts: PARTS.panels },
  ),
]
