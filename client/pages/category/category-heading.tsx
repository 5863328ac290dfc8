import type { Category } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'
import type { SearchResult } from '#shared/search/search.ts'
import { softened } from '#shared/media/colour.ts'

import { HeadNotes } from '../../features/modules/head-note.tsx'
import { ResultCount } from '../../features/grid/result-count.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { Html } from '../../app/html.tsx'
import { Tint } from '../../app/tint.tsx'
import { textColours } from '../../ui/ground.ts'
import { Page } from '../../ui/layout.tsx'
import { ListingGround, ListingHead } from '../../ui/listing/listing.tsx'
import { Heading, Prose } from '../../ui/text.tsx'

interface CategoryHeadingProps {
  category: Category
  result?: SearchResult | undefined
  /** What content says beside the heading. */
  notes?: readonly Slot[]
}

const TINT = 'tint-category'

/** The head of a category's page, on the category's own background. */
export function CategoryHeading({ category, result, notes = [] }: CategoryHeadingProps) {
  const { ancestors, name, title, description, template, colour } = category
  const ground = colour && softened(colour, textColours.quiet)
  const head = (
    <Page>
      {template !== 'nonav-catlanding' && <Breadcrumbs trail={ancestors} current={name} />}
      <ListingHead>
        <div className="title">
          <Heading as="h1">{title}</Heading>
          {result && result.total > 0 && <ResultCount result={result} />}
        </div>
        {description && (
          <Prose className="description">
            <Html html={description} />
          </Prose>
        )}
        <HeadNotes slots={notes} />
      </ListingHead>
    </Page>
  )
  if (!ground) return head
  return (
    <ListingGround className={TINT}>
      <Tint className={TINT} background={ground} colour={textColours.ink} />
      {head}
    </ListingGround>
  )
}
