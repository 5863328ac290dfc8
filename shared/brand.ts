/** A retailer's brand, as `shop/brand.ts` describes it. Paths lead into `shop/assets/`. */
export interface Brand {
  /** The name that shoppers know. It is not translated. */
  name: string
  /** The name of the company, for search engines. */
  legalName: string
  /** What the shop sells, for the list of installed apps. */
  description: string
  /** The brand's pages in social networks, for search engines. The footer's links are content. */
  socialNetworks: readonly string[]
  /** The name below the icon of the installed shop. */
  appName: string
  /** A part of the user agent of the brand's own app, at least three characters. */
  nativeAppUserAgent: string
  /** The color around the page in a browser, and around the installed shop (`#rrggbb`). */
  themeColors: { page: string; app: string }
  icons: BrandIcons
  /** The picture of a link to a page without one of its own: a PNG of 1200 × 630 pixels. */
  sharePicture: string
}

interface BrandIcons {
  /** An SVG. `/favicon.ico`, which browsers ask for unbidden, belongs beside it. */
  favicon: string
  /** A PNG of 180 × 180 pixels. */
  touch: string
  /** Square PNGs, ordered by size. The last one is the logo that search engines show. */
  app: readonly AppIcon[]
}

export interface AppIcon {
  path: string
  /** Its width in pixels. */
  size: number
  /** Leaves room on all sides, so that a phone can cut it to any shape. */
  maskable?: boolean
}

/** The phone number of customer care in each market, by the id of the site. */
export type CarePhones = Readonly<Record<string, { dialed: string; written: string }>>
