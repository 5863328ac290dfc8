import { FormattedMessage } from 'react-intl'

import type { Category } from '#shared/contract/category.ts'

import { TilePicture } from '../../features/modules/tile-picture.tsx'
import { useHref } from '../../app/link.ts'
import { Page, Section } from '../../ui/layout.tsx'
import { LinkRow } from '../../ui/listing.tsx'
import { WayGrid, WayTile } from '../../ui/tiles.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Twice the width of a tile (px), for dense screens. */
const TILE = 700
const RATIO = [800, 1000] as const
const MOST_TILES = 4

interface ChildTilesProps {
  categories: Category['children']
}

/** The child categories as pictures with their names, or as links if there are many or one has no picture. */
export function ChildTiles({ categories }: ChildTilesProps) {
  const href = useHref()
  if (categories.length === 0) return null
  const hasTiles =
    categories.length <= MOST_TILES && categories.every(({ picture }) => picture !== undefined)
  return (
    <Section>
      <Page>
        <VisuallyHidden as="h2">
          <FormattedMessage id="search.categories" />
        </VisuallyHidden>
        {hasTiles ? (
          <WayGrid columns={categories.length > 3 ? 'four' : 'three'}>
            {categories.map(({ id, name, path, picture }) => (
              <WayTile key={id}>
                <TilePicture picture={picture} width={TILE} ratio={RATIO} />
                <a href={href(path)}>{name}</a>
              </WayTile>
            ))}
          </WayGrid>
        ) : (
          <LinkRow>
            {categories.map(({ id, name, path }) => (
              <li key={id}>
                <a href={href(path)}>{name}</a>
              </li>
            ))}
          </LinkRow>
        )}
      </Page>
    </Section>
  )
}
