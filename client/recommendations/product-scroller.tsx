import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ProductTile as Tile } from '#shared/product/product.ts'
import type { ProductRows } from '#shared/product/product-extras.ts'
import type { RowName as Recommended } from '#shared/recommendations/recommendations.ts'

import { TrackButton } from '../kit/track-button.tsx'
import { Track, TrackHead } from '../ui/carousel.tsx'
import { Stack } from '../ui/layout.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import { TileSkeleton } from '../listing/grid-skeleton.tsx'
import { ProductTile } from '../listing/product-tile.tsx'

/** The number of visible products (spec 1 §2.5). */
const VISIBLE = 3
const SKELETON_TILES = 4

export type RowHeading = Extract<FormatjsIntl.Message['ids'], `recommendations.${string}`>

interface ProductScrollerProps {
  tiles: readonly Tile[]
  heading?: RowHeading
  /** Instead of the heading. */
  title?: string | null
  place?: RowPlace
  /** The recommender of the products. */
  recommender: RowChoice
}

/** A recommender, or a row of a product's page. */
export type RowChoice = Recommended | keyof ProductRows

/** In a dialog three are visible at once; on a page, and as a separate section, one, three or four. */
type RowPlace = 'dialog' | 'page' | 'section'

const ITEMS = { dialog: 'tiles', page: 'group', section: 'group' } as const
const HEADINGS = { dialog: 'small', page: 'heading', section: 'title' } as const

/** Products in a row that scrolls by a swipe, the keyboard or, if there are more than are visible, arrows. */
export function ProductScroller({
  tiles,
  heading = 'recommendations.heading',
  title = null,
  place = 'dialog',
  recommender,
}: ProductScrollerProps) {
  const id = useId()
  const headingId = `${id}-heading`
  return (
    <Stack
      as="section"
      gap={place === 'dialog' ? 's' : 'm'}
      aria-labelledby={headingId}
      data-recommender={recommender}
      {...choiceOf(tiles)}
    >
      <TrackHead>
        <Heading id={headingId} size={HEADINGS[place]}>
          {title ?? <FormattedMessage tagName="span" id={heading} />}
        </Heading>
        {tiles.length > VISIBLE && (
          <>
            <TrackButton trackId={id} step={-1} />
            <TrackButton trackId={id} step={1} />
          </>
        )}
      </TrackHead>
      <Track items={ITEMS[place]} id={id} data-track="" aria-labelledby={headingId}>
        {tiles.map((tile) => (
          <ProductTile key={tile.id} tile={tile} />
        ))}
      </Track>
    </Stack>
  )
}

/** Who has chosen the products, for what is reported about them. One recommender chooses the whole row. */
function choiceOf([first]: readonly Tile[]) {
  const { recommender, recoUUID } = first?.recommendedBy ?? {}
  return { 'data-recommended-by': recommender, 'data-reco-uuid': recoUUID ?? undefined }
}

/** A placeholder for the row and its heading. */
export function ScrollerSkeleton({ place = 'dialog' }: { place?: RowPlace }) {
  return (
    <Stack gap="s" aria-hidden="true">
      <TrackHead>
        <Skeleton shape="heading" />
      </TrackHead>
      <Track items={ITEMS[place]}>
        {Array.from({ length: SKELETON_TILES }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </Track>
    </Stack>
  )
}
