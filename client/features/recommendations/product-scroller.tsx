import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ProductTile as Tile } from '#shared/contract/product.ts'

import { TrackButton } from '../../app/track-button.tsx'
import { Track, TrackHead } from '../../ui/carousel.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading } from '../../ui/text.tsx'
import { TileSkeleton } from '../grid/grid-skeleton.tsx'
import { ProductTile } from '../grid/product-tile.tsx'
import { useTileSettings } from '../grid/use-tile-settings.ts'

/** So many products are visible at once (spec 1 §2.5). */
const VISIBLE = 3
const SKELETON_TILES = 4

/** Products in a row that scrolls by a swipe, the keyboard or, if there are more than are visible, arrows. */
export function ProductScroller({ tiles }: { tiles: readonly Tile[] }) {
  const id = useId()
  const headingId = `${id}-heading`
  const settings = useTileSettings()
  return (
    <Stack as="section" gap="s" aria-labelledby={headingId}>
      <TrackHead>
        <Heading id={headingId} size="small">
          <FormattedMessage id="recommendations.heading" />
        </Heading>
        {tiles.length > VISIBLE && (
          <>
            <TrackButton trackId={id} step={-1} />
            <TrackButton trackId={id} step={1} />
          </>
        )}
      </TrackHead>
      <Track items="tiles" id={id} data-track="" aria-labelledby={headingId}>
        {tiles.map((tile) => (
          <ProductTile key={tile.id} tile={tile} settings={settings} />
        ))}
      </Track>
    </Stack>
  )
}

/** A placeholder for the row and its heading. */
export function ScrollerSkeleton() {
  return (
    <Stack gap="s" aria-hidden="true">
      <TrackHead>
        <Skeleton shape="heading" />
      </TrackHead>
      <Track items="tiles">
        {Array.from({ length: SKELETON_TILES }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </Track>
    </Stack>
  )
}
