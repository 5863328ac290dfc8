import { FormattedMessage } from 'react-intl'

import type { Category } from '#shared/contract/category.ts'
import type { Slot } from '#shared/contract/content.ts'
import type { SearchResult } from '#shared/contract/search.ts'

import { Grid } from '../../features/grid/grid.tsx'
import { isRefined, type GridSearch } from '../../features/grid/grid-address.ts'
import { ResultCount } from '../../features/grid/result-count.tsx'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { RecommendationRow } from '../../features/recommendations/recommendation-rows.tsx'
import { PopularCategories } from '../../features/search/popular-categories.tsx'
import { PopularProducts } from '../../features/search/popular-products.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { Html } from '../../app/html.tsx'
import { useHref } from '../../app/link.ts'
import { Clearing, Page } from '../../ui/layout.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ListingHead } from '../../ui/listing.tsx'
import { Heading, Prose, Text } from '../../ui/text.tsx'
import { CategoryShelf } from './category-shelf.tsx'

interface CategoryBodyProps {
  category: Category
  slots: readonly Slot[]
  /** Null on pages that show content instead of a list. */
  grid: { search: GridSearch; result: SearchResult } | null
}

export function CategoryBody({ category, slots, grid }: CategoryBodyProps) {
  const { template, children } = category
  // Who filters or turns pages is looking for products, and help comes before advertising.
  const isPlain = grid === null || isUnfiltered(grid.search)
  const isEmpty = grid?.result.total === 0
  const inside = (id: string) => slots.filter((slot) => slot.id === id)
  const top = isPlain && <SlotModules slots={inside('category-top')} />

  return (
    <>
      <Page>
        {template !== 'nonav-catlanding' && (
          <Breadcrumbs trail={category.ancestors} current={category.name} />
        )}
        <CategoryTitle category={category} result={grid?.result} />
      </Page>
      {!isEmpty && <Page>{top}</Page>}
      <Page>
        {grid && (
          <Grid
            {...grid}
            path={category.path}
            categories={children}
            filters={template === 'product-hits-no-left-nav' ? 'above' : 'beside'}
            empty={<NothingYet />}
          />
        )}
        <Landing category={category} isBare={slots.length === 0} />
      </Page>
      <Page>
        {isEmpty && top}
        <SlotModules slots={inside('category-bottom')} />
        <TopPicks category={category} grid={grid} />
      </Page>
    </>
  )
}

/** Beside a whole list, what others in the category choose. */
const TopPicks = ({ category: { id }, grid }: Pick<CategoryBodyProps, 'category' | 'grid'>) =>
  grid !== null &&
  isUnfiltered(grid.search) && (
    <RecommendationRow
      recommender="category1_rr"
      heading="recommendations.category"
      categoryIds={[id]}
    />
  )

const isUnfiltered = (search: GridSearch) => search.page === 1 && !isRefined(search)

/** What templates without a list show instead (spec 3 §2.4). */
function Landing({ category, isBare }: { category: Category; isBare: boolean }) {
  switch (category.template) {
    case 'nonav-catlanding':
      return isBare && <WaysIn />
    case 'landing-basic':
      return <ChildLinks category={category} />
    case 'stacked-categories':
      return category.children.map((child) => <CategoryShelf key={child.id} category={child} />)
    case 'category-product-hits':
    case 'product-hits-no-left-nav':
      return null
  }
}

interface CategoryTitleProps {
  category: Category
  result: SearchResult | undefined
}

function CategoryTitle({ category, result }: CategoryTitleProps) {
  return (
    <ListingHead>
      <div className="title">
        <Heading as="h1">{category.title}</Heading>
        {result && result.total > 0 && <ResultCount result={result} />}
      </div>
      {category.description && (
        <Prose>
          <Html html={category.description} />
        </Prose>
      )}
    </ListingHead>
  )
}

function ChildLinks({ category }: { category: Category }) {
  const href = useHref()
  return (
    <LinkRow>
      {category.children.map(({ id, name, path }) => (
        <li key={id}>
          <a href={href(path)}>{name}</a>
        </li>
      ))}
    </LinkRow>
  )
}

/** A landing page without editorial content. */
function WaysIn() {
  return (
    <>
      <PopularCategories />
      <PopularProducts />
    </>
  )
}

function NothingYet() {
  return (
    <>
      <Clearing>
        <Heading size="heading">
          <FormattedMessage id="category.none" />
        </Heading>
        <Text tone="quiet">
          <FormattedMessage id="category.noneText" />
        </Text>
        <PopularCategories />
      </Clearing>
      <PopularProducts />
    </>
  )
}
