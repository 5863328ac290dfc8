/** kB by gzip -9, except `requests`. All but `beforeLoad` and `html` count until the page is quiet. */
export interface Sizes {
  javascript: number
  /** JavaScript requested before the load event. */
  beforeLoad: number
  css: number
  html: number
  requests: number
}

const LISTING = { javascript: 105, beforeLoad: 92, css: 18, html: 17, requests: 38 }
const PRODUCT = { javascript: 128, beforeLoad: 108, css: 18, html: 17, requests: 30 }
const CHECKOUT = { javascript: 127, beforeLoad: 112, css: 20, html: 17, requests: 40 }
const ACCOUNT = { javascript: 130, beforeLoad: 112, css: 20, html: 17, requests: 40 }

/** The pages whose first visit has a budget, and what no limit may exceed. */
export const CEILINGS = {
  home: LISTING,
  category: LISTING,
  search: LISTING,
  'store locator': LISTING,
  'every module': LISTING,
  product: PRODUCT,
  'product with 60 variants': { ...PRODUCT, html: 18 },
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
