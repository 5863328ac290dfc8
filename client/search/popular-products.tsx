import { FormattedMessage } from 'react-intl'

import { POPULAR_SORTING } from '#shared/listing/page-parameters.ts'
import type { ProductSearch } from '#shared/search/search.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { Section, SectionHead } from '../ui/layout.tsx'
import { ProductSample } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { searchQuery } from '../listing/queries.ts'
import { GridSkeleton } from '../listing/grid-skeleton.tsx'
import { ProductList } from '../listing/product-list.tsx'

const MOST_POPULAR: ProductSearch = {
  phrase: null,
  categoryId: null,
  refinements: {},
  sorting: POPULAR_SORTING,
  page: 1,
}
const SHOWN = 4

/** The most popular products; deferred, as they are only an alternative. */
export function PopularProducts() {
  const catalog = useCatalog()
  return (
    <Deferred query={searchQuery(catalog, MOST_POPULAR)} fallback={<GridSkeleton count={SHOWN} />}>
      {({ tiles }) =>
        tiles.length > 0 && (
          <Section>
            <ProductSample>
              <SectionHead>
                <Heading>
                  <FormattedMessage id="search.popular" />
                </Heading>
              </SectionHead>
              <ProductList tiles={tiles.slice(0, SHOWN)} length="sample" />
            </ProductSample>
          </Section>
        )
      }
    </Deferred>
  )
}
