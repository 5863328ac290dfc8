import { WayGrid } from '../../ui/tiles/tiles.tsx'
import { ModuleBand, ModuleHead } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { Way } from './way.tsx'

const MAX_IN_ONE_ROW = 6

/** Tiles that link to categories: up to six in one row, more in two rows of four. */
export const otherWaysModule = defineModule({
  most: 8,
  needs: ['image'],
  Component: OtherWaysToShop,
})

function OtherWaysToShop({ slot, position, preferences }: ModuleProps) {
  const { assets } = slot
  if (assets.length === 0) return null
  return (
    <ModuleBand position={position}>
      <ModuleHead heading={slot.heading} />
      <WayGrid columns={columnsFor(assets.length)} sliding={preferences.shopByCategoryShowCarousel}>
        {assets.map((asset) => (
          <Way key={asset.id} asset={asset} />
        ))}
      </WayGrid>
    </ModuleBand>
  )
}

function columnsFor(count: number) {
  if (count === MAX_IN_ONE_ROW) return 'six'
  if (count === 5) return 'five'
  return count <= 3 ? 'three' : 'four'
}
