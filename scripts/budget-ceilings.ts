/** kB by gzip -9, except `requests`. All but `beforeLoad` and `html` count until the page is quiet. */
export interface Sizes {
  javascript: number
  /** Scripts named by the document or requested before the load event. */
  beforeLoad: number
  css: number
  html: number
  requests: number
}

/** Field vitals, which every page loads once all its other idle work has started: the library is 5.6, its use 1.5, and what starts it 0.1. */
const VITALS = 7.2

/*
 * The first figure of a sum is what a page of its kind may cost, the second what features have added to it since that was set. Also
 * added: 1 kB of CSS by tokens as custom properties, and 0.7 kB of HTML by the import map.
 */
const LISTING = {
  javascript: 105 + (0.9 + VITALS),
  beforeLoad: 92 + 0.9,
  css: 18 + 1,
  html: 17,
  requests: 38,
}
const PRODUCT = {
  // 0.4 over: showing, choosing and buying a product needs all of it. 0.2: a navigation renders the first screen first.
  // 0.6: named places, and choices that follow each other quickly.
  javascript: 128 + 2.9 + VITALS,
  beforeLoad: 108 + 2.3,
  css: 18 + 1,
  html: 17 + 1.5,
  requests: 30,
}
const CHECKOUT = {
  // 1.2: address forms and rules of any country. 0.2: sessions with a source code.
  javascript: 127 + 2.6 + VITALS,
  // 1 over: payment and review are one chunk.
  beforeLoad: 112 + 3.8,
  css: 20,
  html: 17,
  requests: 40,
}
// The sign-in form, which guests see on the page, is 4.6, document actions are 0.2, and rendering the first screen
// first is 0.2.
const ACCOUNT = {
  // 0.9: address forms and rules of any country.
  javascript: 130 + 1.5 + VITALS,
  beforeLoad: 112 + 5.9,
  css: 20 + 1.5,
  html: 17,
  requests: 40,
}

/** The pages whose first visit has a budget, with the ceilings of their limits. */
export const CEILINGS = {
  home: LISTING,
  category: LISTING,
  search: LISTING,
  'store locator': LISTING,
  // Includes all stylesheets of modules; 0.1 is the placeholder for the rest of a page until it is rendered.
  'every module': { ...LISTING, css: 18 + 2.2 },
  product: PRODUCT,
  'product with 60 variants': { ...PRODUCT, html: 18 + 2 },
  bag: { javascript: 136 + VITALS, beforeLoad: 112, css: 24, html: 17, requests: 40 },
  shipping: CHECKOUT,
  billing: CHECKOUT,
  review: CHECKOUT,
  confirmation: CHECKOUT,
  login: { javascript: 119 + VITALS, beforeLoad: 112, css: 20, html: 17, requests: 34 },
  account: ACCOUNT,
  wallet: ACCOUNT,
} satisfies Record<string, Sizes>

export type PageName = keyof typeof CEILINGS

/** Headroom for a feature. */
const ROOM = 1.03

/** The limits of a measured page: 3 % above the measurement, but at most its ceilings. */
export function computeLimits(page: PageName, measured: Sizes): Sizes {
  const ceilings = CEILINGS[page]
  const kilobytes = (key: keyof Sizes) =>
    Math.min(ceilings[key], Math.ceil(measured[key] * ROOM * 10) / 10)
  return {
    javascript: kilobytes('javascript'),
    beforeLoad: kilobytes('beforeLoad'),
    css: kilobytes('css'),
    html: kilobytes('html'),
    requests: Math.min(ceilings.requests, Math.ceil(measured.requests * ROOM)),
  }
}
