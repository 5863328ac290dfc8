import { expect, test } from 'vitest'

import type { Brand } from '#shared/brand.ts'
import { theme } from '#shop/theme.ts'

import { outageStyles } from './outage-styles.ts'
import { webManifest } from './web-manifest.ts'

const brand: Brand = {
  name: 'Corner & Co.',
  legalName: 'Corner and Company Ltd',
  description: 'Everything with corners.',
  socialNetworks: [],
  appName: 'Corner',
  nativeAppUserAgent: 'CornerApp',
  themeColors: { page: '#ffffff', app: '#123456' },
  icons: {
    favicon: '/square.svg',
    touch: '/touch.png',
    app: [
      { path: '/192.png', size: 192 },
      { path: '/mask.png', size: 512, maskable: true },
    ],
  },
  sharePicture: '/share.png',
}

test('the manifest has the names, the colors and the icons of the brand', () => {
  expect(JSON.parse(webManifest(brand, theme))).toMatchObject({
    name: 'Corner & Co.',
    short_name: 'Corner',
    description: 'Everything with corners.',
    background_color: theme.palette.paper,
    theme_color: '#123456',
    icons: [
      { src: '/square.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/mask.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
})

test('the outage page has the colors, the shapes and the typeface of the shop', () => {
  const square = outageStyles({
    ...theme,
    palette: { ...theme.palette, paper: '#fefefe' },
    radii: { small: '0px', medium: '0px', pill: '0px' },
    typeface: { ...theme.typeface, text: 'Garamond, serif' },
  })
  expect(square).toContain('background: #fefefe')
  expect(square).toContain('font-family: Garamond, serif')
  expect(square).toContain('border-radius: 0px;')
})
