import { useId } from 'react'

import { TrackButton } from '../../kit/track-button.tsx'
import { CategoryTrack } from '../../ui/tiles/tiles.tsx'
import { TrackArrows } from '../../ui/modules.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { Way } from './way.tsx'

/** Tiles of categories in a row that begins again at its end. */
export const topCategoriesModule = defineModule({
  most: 10,
  needs: ['image'],
  Component: TopCategories,
})

function TopCategories({ slot, position }: ModuleProps) {
  const id = useId()
  const { assets, heading } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={heading} id={`${id}-heading`}>
        <TrackArrows>
          <TrackButton trackId={id} step={-1} loops />
          <TrackButton trackId={id} step={1} loops />
        </TrackArrows>
      </ModuleHead>
      <CategoryTrack
        id={id}
        data-loops=""
        aria-labelledby={heading === null ? undefined : `${id}-heading`}
      >
        {assets.map((asset) => (
          <Way key={asset.id} asset={asset} />
        ))}
      </CategoryTrack>
    </ModuleBand>
  )
}
