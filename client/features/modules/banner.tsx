import { chooseBanner } from '../search/search-banner.ts'
import { useBannerContext } from './banner-context.ts'
import { Graphic } from './graphic.tsx'
import { ModuleBand } from './module-band.tsx'
import type { ModuleProps } from './module.ts'

/** The banner that matches what the page is about, sized for its position. */
export function Banner({ slot, place, preferences }: ModuleProps) {
  const subject = useBannerContext()
  const { EnableSearchBanner } = preferences
  const asset = chooseBanner(slot.assets, { ...subject, EnableSearchBanner })
  if (!asset) return null
  if (place === 'hero') return <Graphic asset={asset} shape="hero" eager />
  return (
    <ModuleBand place={place}>
      <Graphic asset={asset} shape={place === 'inset' ? 'slim' : 'split'} />
    </ModuleBand>
  )
}
