import type { Slot } from '#shared/content/content.ts'
import type { Category, CategoryLink } from '#shared/listing/category.ts'
import { softened } from '#shared/media/color.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { HeadNotes } from '../content/modules/head-note.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { Tint } from '../kit/tint.tsx'
import { textColors } from '../ui/ground.ts'
import { Page } from '../ui/layout.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Heading, Prose } from '../ui/text.tsx'
import { ListingGround, ListingHead } from './look.tsx'
import { ResultCount } from './result-count.tsx'

interface CategoryHeadingProps {
  category: Category
  result?: SearchResult | undefined
  /** Content beside the heading. */
  notes?: readonly Slot[]
}

const TINT = 'tint-category'

/** The head of a category's page, on the category's own background. */
export function CategoryHeading({ category, result, notes = [] }: CategoryHeadingProps) {
  const { ancestors, name, title, description, template, color } = category
  const ground = color && softened(color, textColors.quiet)
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
      <Tint className={TINT} background={ground} color={textColors.ink} />
      {head}
    </ListingGround>
  )
}

/** Links to the child categories, in a row. */
export function ChildLinks({ categories }: { categories: readonly CategoryLink[] }) {
  const href = useHref()
  if (categories.length === 0) return null
  return (
    <LinkRow>
      {categories.map(({ id, name, path }) => (
        <li key={id}>
          <a href={href(path)}>{name}</a>
        </li>
      ))}
    </LinkRow>
  )
}
