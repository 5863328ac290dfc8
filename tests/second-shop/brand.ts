import type { Brand, CarePhones } from '#shared/brand.ts'

export const brand: Brand = {
  name: 'Quill & Selvedge',
  legalName: 'Quill & Selvedge Limited',
  description: 'Clothes in British and Irish cloth, mended for as long as you wear them.',
  socialNetworks: ['https://instagram.example/quillandselvedge'],
  appName: 'Quill & Selvedge',
  nativeAppUserAgent: 'QuillSelvedgeApp',
  themeColors: { page: '#ffffff', app: '#1b1a19' },
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

/** From ranges of numbers that are kept for fiction. */
export const carePhones: CarePhones = {
  gb: { dialed: '+442079460142', written: '020 7946 0142' },
  ie: { dialed: '+353209100142', written: '020 910 0142' },
}
