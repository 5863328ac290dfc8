import { FormattedMessage } from 'react-intl'

import type { Category } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { Grid } from './grid.tsx'
import { type GridSearch, isRefined } from './grid-address.ts'
import { fitsHead } from '../content/modules/head-note.tsx'
import { SlotModules } from '../content/modules/slot-modules.tsx'
import { RecommendationRow } from '../recommendations/recommendation-rows.tsx'
import { PopularCategories } from '../search/popular-categories.tsx'
import { PopularProducts } from '../search/popular-products.tsx'
import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { CategoryHeading, ChildLinks } from './category-heading.tsx'

interface CategoryBodyProps {
  category: Category
  slots: readonly Slot[]
  grid: { search: GridSearch; result: SearchResult }
}

/** A category that lists its products, with the filters beside them or above them. */
export function CategoryBody({ category, slots, grid }: CategoryBodyProps) {
  const { template, children } = category
  // Who filters or turns pages is looking for products, and help comes before advertising.
  const isPlain = isUnfiltered(grid.search)
  const isEmpty = grid.result.total === 0
  const filters = template === 'product-hits-no-left-nav' ? 'above' : 'beside'
  const inside = (id: string) => slots.filter((slot) => slot.id === id)
  const tops = isPlain ? inside('category-top') : []
  const notes = isEmpty ? [] : tops.filter(fitsHead)
  const top = <SlotModules slots={tops.filter((slot) => !notes.includes(slot))} />

  return (
    <>
      <CategoryHeading category={category} result={grid.result} notes={notes} />
      <Page>
        {!isEmpty && top}
        {/* Beside the products, the filters begin with these links. */}
        {filters === 'above' && <ChildLinks categories={children} />}
        <Grid
          {...grid}
          path={category.path}
          categoryId={category.id}
          categories={children}
          filters={filters}
          empty={<NothingYet />}
        />
        <BelowFirstScreen>
          {isEmpty && top}
          <SlotModules slots={inside('category-bottom')} />
          {isPlain && (
            <RecommendationRow
              recommender="category1_rr"
              heading="recommendations.category"
              productIds={grid.result.tiles.map(({ id }) => id)}
              categoryIds={[category.id]}
            />
          )}
        </BelowFirstScreen>
      </Page>
    </>
  )
}

const isUnfiltered = (search: GridSearch) => search.page === 1 && !isRefined(search)

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
