import { chooseBanner } from './choose-banner.ts'
import { Graphic } from './graphic.tsx'
import { hasExtras } from './has-extras.ts'
import { ModuleBand } from './module-band.tsx'
import { GRAPHIC, defineModule, type ModuleProps } from './module.ts'

const TEXT = ['heading', 'paragraph', 'ctaText', 'buttons', 'announcement', 'promoLines'] as const

/** The banner that matches what the page is about, sized for its position. */
export const bannerModule = defineModule({ needs: [...GRAPHIC, ...TEXT], Component: Banner })

function Banner({ slot, position, preferences, subject }: ModuleProps) {
  const { EnableSearchBanner } = preferences
  const asset = chooseBanner(slot.assets, { ...subject, EnableSearchBanner })
  if (!asset) return null
  // A film or a promotion does not fit a slim banner.
  const isSlim = position === 'inset' && !asset.video && !hasExtras(asset)
  // The pictures of a product's page are those of the product.
  const slimShape = subject.productId === null ? 'slim' : 'words'
  if (position === 'hero') return <Graphic asset={asset} shape="hero" />
  return (
    <ModuleBand position={position} room={isSlim ? 'slim' : 'section'}>
      <Graphic asset={asset} shape={isSlim ? slimShape : 'split'} />
    </ModuleBand>
  )
}
