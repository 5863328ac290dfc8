/** kB by gzip -9, except `requests`. All but `beforeLoad` and `html` count until the page is quiet. */
export interface Sizes {
  javascript: number
  /** JavaScript that the document names, or that is requested before the load event. */
  beforeLoad: number
  css: number
  html: number
  requests: number
}

/*
 * The first figure of a sum is what a page of its kind may cost, the second what features have added to it since that was set. Also
 * added: 1 kB of CSS by tokens as custom properties, and 0.7 kB of HTML by the import map.
 */
const LISTING = { javascript: 105 + 0.9, beforeLoad: 92 + 0.9, css: 18 + 1, html: 17, requests: 38 }
const PRODUCT = {
  // 0.4 over: what shows, chooses and buys a product is all needed. 0.2: a navigation renders the first screen first.
  javascript: 128 + 2.3,
  beforeLoad: 108 + 1.7,
  css: 18 + 1,
  html: 17 + 1.5,
  requests: 30,
}
const CHECKOUT = {
  javascript: 127 + 1.2,
  // 1 over: payment and review are one chunk.
  beforeLoad: 112 + 2.6,
  css: 20,
  html: 17,
  requests: 40,
}
// The form to sign in, which the page shows to guests, is 4.6, actions of the document are 0.2, and the first screen first 0.2.
const ACCOUNT = {
  javascript: 130 + 0.6,
  beforeLoad: 112 + 5,
  css: 20 + 1.5,
  html: 17,
  requests: 40,
}

/** The pages whose first visit has a budget, and what no limit may exceed. */
export const CEILINGS = {
  home: LISTING,
  category: LISTING,
  search: LISTING,
  'store locator': LISTING,
  // All of the modules' stylesheets are there, and 0.1 is what stands for the rest of a page until it is rendered.
  'every module': { ...LISTING, css: 18 + 2.2 },
  product: PRODUCT,
  'product with 60 variants': { ...PRODUCT, html: 18 + 2 },
  bag: { javascript: 136, beforeLoad: 112, css: 24, html: 17, requests: 40 },
  shipping: CHECKOUT,
  billing: CHECKOUT,
  review: CHECKOUT,
  confirmation: CHECKOUT,
  login: { javascript: 119, beforeLoad: 112, css: 20, html: 17, requests: 34 },
  account: ACCOUNT,
  wallet: ACCOUNT,
} satisfies Record<string, Sizes>

export type PageName = keyof typeof CEILINGS

/** Room for a feature. */
const ROOM = 1.03

/** The limits of a page that was measured: 3 % more, and no more than its ceilings. */
export function limitsOf(page: PageName, measured: Sizes): Sizes {
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
