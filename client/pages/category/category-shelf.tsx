import { FormattedMessage } from 'react-intl'

import type { CategoryLink } from '#shared/listing/category.ts'
import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'

import { searchQuery } from '../../features/catalog/queries.ts'
import { GridSkeleton } from '../../features/grid/grid-skeleton.tsx'
import { ProductList } from '../../features/grid/product-list.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useHref } from '../../app/link.ts'
import { Section, SectionHead } from '../../ui/layout.tsx'
import { ProductSample } from '../../ui/product-card.tsx'
import { Heading } from '../../ui/text.tsx'

const SHOWN = 4

/** A child category with its first products. */
export function CategoryShelf({ category }: { category: CategoryLink }) {
  const href = useHref()
  const catalog = useCatalog()
  const { id, name, path } = category
  const search = {
    phrase: null,
    categoryId: id,
    refinements: {},
    sorting: DEFAULT_SORTING,
    page: 1,
  }
  return (
    <Section data-category={id}>
      <ProductSample>
        <SectionHead>
          <Heading>{name}</Heading>
          <a className="more" href={href(path)}>
            <FormattedMessage id="minigrid.more" />
            <span className="visually-hidden"> {name}</span>
          </a>
        </SectionHead>
        <Deferred query={searchQuery(catalog, search)} fallback={<GridSkeleton count={SHOWN} />}>
          {({ tiles }) => <ProductList tiles={tiles.slice(0, SHOWN)} length="sample" />}
        </Deferred>
      </ProductSample>
    </Section>
  )
}
