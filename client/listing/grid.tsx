import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId, CategoryLink } from '#shared/listing/category.ts'
import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { badgesQuery } from '../product/badges-query.ts'
import { searchQuery } from './queries.ts'
import { Deferred } from '../kit/deferred.tsx'
import { actionProps } from '../kit/document-actions.ts'
import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { PlacementFields } from '../kit/forms/placement-fields.tsx'
import { usePictureLoading } from '../kit/lead-picture.ts'
import { useHref } from '../kit/link.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Clearing } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { ChosenFilters, Filters, FILTERS_ID } from './filters.tsx'
import {
  GridPath,
  gridQuery,
  type GridSearch,
  isRefined,
  useGridHref,
  useGridPath,
  withKnownChoices,
  withoutRefinements,
} from './grid-address.ts'
import { Listing, Toolbar } from './look.tsx'
import { PagesRow } from './pages-row.tsx'
import { ProductList } from './product-list.tsx'
import { RESULT_ID } from './result-count.tsx'

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

const SORT_FIELD_ID = 'sort'

interface SortFormProps {
  search: GridSearch
  result: Pick<SearchResult, 'sorting' | 'sortings'>
}

/** A GET form with a submit button. With JavaScript, a change submits it. */
function SortForm({ search, result: { sorting, sortings } }: SortFormProps) {
  const href = useHref()
  const path = useGridPath()
  const { placement, site, locale } = useAppContext()
  const parameters = new URLSearchParams(
    gridQuery({ ...search, sorting: DEFAULT_SORTING, page: 1 }),
  )

  return (
    <form className="sort" action={href(path)} method="get">
      <PlacementFields fields={placement.formFields({ site, locale })} />
      {[...parameters].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field layout="beside">
        <label htmlFor={SORT_FIELD_ID}>
          <FormattedMessage id="sort.label" />
        </label>
        <Select
          // Uncontrolled, so a new result needs a new element with its own default.
          key={sorting}
          id={SORT_FIELD_ID}
          name="sort"
          defaultValue={sorting}
          {...actionProps('submitForm')}
        >
          {sortings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit">
          <FormattedMessage id="sort.apply" />
        </Button>
      </Field>
    </form>
  )
}

interface GridContext {
  catalog: Catalog
  queryClient: QueryClient
  categoryId: CategoryId | null
}

const badgesOf = ({ tiles }: SearchResult) => tiles.flatMap(({ badges }) => badges)

/**
 * Loads a page of products. Unknown filter values and sort orders are dropped; the remaining query is returned and
 * rendered instead. A page after the last one is not found.
 */
export async function loadGrid(
  search: GridSearch,
  { catalog, queryClient, categoryId }: GridContext,
) {
  const request = (requested: GridSearch) =>
    queryClient.query(searchQuery(catalog, { ...requested, categoryId }))

  const first = await request(search)
  const known = withKnownChoices(search, first)
  const result = known === search ? first : await request(known)
  if (known.page > 1 && result.tiles.length === 0) return { notFound: true } as const

  // Badges are decoration, which the page does not wait for.
  void queryClient.query(badgesQuery(catalog, badgesOf(result)))
  return known === search ? undefined : { query: new URLSearchParams(gridQuery(known)) }
}
