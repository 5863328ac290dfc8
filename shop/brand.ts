import type { Brand, CarePhones } from '#shared/brand.ts'

export const brand: Brand = {
  name: 'Juniper & Wick',
  legalName: 'Juniper & Wick, Inc.',
  description: 'Candles, home fragrance and care for hands and body.',
  socialNetworks: [
    'https://twitter.example/juniperandwick',
    'https://facebook.example/juniperandwick',
    'https://youtube.example/@juniperandwick',
    'https://pinterest.example/juniperandwick',
    'https://tiktok.example/@juniperandwick',
    'https://instagram.example/juniperandwick',
  ],
  appName: 'Juniper & Wick',
  nativeAppUserAgent: 'JuniperWickApp',
  themeColors: { page: '#faf6ee', app: '#1e3a31' },
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

/** From a range of numbers that are not assigned. */
export const carePhones: CarePhones = {
  us: { dialed: '+18005550142', written: '1-800-555-0142' },
  ca: { dialed: '+18005550142', written: '1-800-555-0142' },
}
