import { defineAssetPage } from '#client/content/asset-pages.tsx'

/** Advice on choosing, layering and giving a fragrance, which editors write. */
export const ginghamGeniusPage = defineAssetPage(() => 'gingham-genius', {
  title: 'title.ginghamGenius',
  text: 'guide.ginghamGenius',
})
