import { chooseBanner } from '../search/search-banner.ts'
import { useBannerContext } from './banner-context.ts'
import { Graphic } from './graphic.tsx'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'

/** The banner that matches what the page is about, sized for its position. */
export function Banner({ slot, position, preferences }: ModuleProps) {
  const subject = useBannerContext()
  const { EnableSearchBanner } = preferences
  const asset = chooseBanner(slot.assets, { ...subject, EnableSearchBanner })
  if (!asset) return null
  if (position === 'hero') return <Graphic asset={asset} shape="hero" />
  return (
    <ModuleBand position={position}>
      <Graphic asset={asset} shape={position === 'inset' ? 'slim' : 'split'} />
    </ModuleBand>
  )
}
