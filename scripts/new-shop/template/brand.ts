import type { Brand, CarePhones } from '#shared/brand.ts'

/** What the shop is called, and the pictures that stand for it. Paths lead into `assets/`. */
export const brand: Brand = {
  name: 'SHOP_NAME',
  // The name of the company, for search engines.
  legalName: 'SHOP_NAME',
  // What the shop sells, in one sentence.
  description: 'The online shop of SHOP_NAME.',
  // Addresses of the brand's pages in social networks.
  socialNetworks: [],
  appName: 'SHOP_NAME',
  // A part of the user agent of the brand's own app, if it has one.
  nativeAppUserAgent: 'SHOP_SLUG-app',
  themeColors: { page: '#ffffff', app: '#1d2329' },
  icons: {
    favicon: '/favicon.svg',
    touch: '/apple-touch-icon.png',
    app: [
      { path: '/icon-192.png', size: 192 },
      { path: '/icon-512.png', size: 512 },
      { path: '/maskable-512.png', size: 512, maskable: true },
    ],
  },
  sharePicture: '/og-default.png',
}

/** The phone number of customer care in each market. This one is kept for fiction. */
export const carePhones: CarePhones = {
  xx: { dialed: 'PHONE_DIALED', written: 'PHONE_WRITTEN' },
}
