import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CategoryLink } from '#shared/listing/category.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { BelowFirstScreen } from '../../app/first-screen.tsx'
import { usePictureLoading } from '../../app/lead-picture.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Clearing } from '../../ui/layout.tsx'
import { Listing, Toolbar } from '../../ui/listing/listing.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { badgesQuery } from '../catalog/queries.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FILTERS_ID, Filters } from './filters.tsx'
import { isRefined, withoutRefinements, type GridSearch } from './grid-address.ts'
import { GridPath, useGridHref } from './grid-link.ts'
import { badgesOf } from './load-grid.ts'
import { PagesRow } from './pages-row.tsx'
import { ProductList } from './product-list.tsx'
import { RESULT_ID } from './result-id.ts'
import { SortForm } from './sort-form.tsx'

interface GridProps {
  /** The path of the grid's own page. */
  path: string
  search: GridSearch
  result: SearchResult
  /** Links to the child categories of the result. */
  categories: readonly CategoryLink[]
  filters: 'beside' | 'above'
  /** The category that the products are listed for. */
  categoryId?: string
  /** Shown when there are no products and no filter is set. */
  empty: ReactNode
}

/** The products with filters, sort order and pagination. */
export function Grid(props: GridProps) {
  const { path, search, result, categories, filters, categoryId, empty } = props
  const badges = badgesQuery(useCatalog(), badgesOf(result))
  // While the list waits for badges, React renders what follows it first, such as a banner.
  usePictureLoading(result.tiles[0]?.picture)
  if (result.total === 0 && !isRefined(search)) return empty
  const beside = filters === 'beside' ? ('filters' as const) : ('nothing' as const)
  const list = { tiles: result.tiles, beside, isFirst: true }

  return (
    <GridPath value={path}>
      <Listing filters={filters} data-category={categoryId}>
        <Filters
          search={search}
          result={result}
          categories={countedCategories(result, categories)}
          position={filters}
        />
        <div>
          <Toolbar filters={filters}>
            <Button
              type="button"
              id="open-filters"
              className="open-filters"
              popoverTarget={FILTERS_ID}
            >
              <Icon name="filter" />
              <FormattedMessage id="grid.filter" />
            </Button>
            <ChosenFilters search={search} result={result} />
            {result.sortings.length > 1 && <SortForm search={search} result={result} />}
          </Toolbar>
          {result.total > 0 && (
            <VisuallyHidden as="h2">
              <FormattedMessage id="grid.products" />
            </VisuallyHidden>
          )}
          {result.total === 0 && <NothingLeft search={search} />}
          <Deferred query={badges} fallback={<ProductList {...list} />}>
            {(badgeAssets) => <ProductList {...list} badgeAssets={badgeAssets} />}
          </Deferred>
          <BelowFirstScreen>
            <PagesRow search={search} result={result} />
          </BelowFirstScreen>
        </div>
      </Listing>
    </GridPath>
  )
}

function NothingLeft({ search }: { search: GridSearch }) {
  const gridHref = useGridHref()
  return (
    <Clearing>
      <Heading id={RESULT_ID} size="heading">
        <FormattedMessage id="category.empty" />
      </Heading>
      <Text tone="quiet">
        <FormattedMessage id="category.emptyText" />
      </Text>
      <ButtonLink tone="primary" href={gridHref(withoutRefinements(search))}>
        <FormattedMessage id="grid.clear" />
      </ButtonLink>
    </Clearing>
  )
}

const countedCategories = (result: SearchResult, links: readonly CategoryLink[]) =>
  result.categories.flatMap(({ id, label, count }) => {
    const link = links.find((other) => other.id === id)
    return link ? [{ id, label, count, path: link.path }] : []
  })
