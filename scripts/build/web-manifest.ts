import type { AppIcon, Brand } from '#shared/brand.ts'
import type { Theme } from '#shared/theme.ts'

/** The manifest of the installed shop. */
export function webManifest(brand: Brand, { palette }: Theme) {
  const { favicon, app } = brand.icons
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.appName,
    description: brand.description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: brand.themeColors.app,
    icons: [{ src: favicon, type: 'image/svg+xml', sizes: 'any' }, ...app.map(iconOf)],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const iconOf = ({ path, size, maskable }: AppIcon) => ({
  src: path,
  type: 'image/png',
  sizes: `${size}x${size}`,
  ...(maskable && { purpose: 'maskable' }),
})
