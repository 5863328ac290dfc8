import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { ProductSearch } from '#shared/contract/search.ts'

import { useCatalog } from '../../frame/frame-context.ts'
import { Late } from '../../frame/late.tsx'
import { useHref } from '../../frame/link.ts'
import { Section, SectionHead } from '../../ui/layout.tsx'
import { LinkRow } from '../../ui/listing.tsx'
import { Heading } from '../../ui/text.tsx'
import { navigationQuery, searchQuery } from '../catalog/queries.ts'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { ProductList } from '../grid/product-list.tsx'

/** The shop's top categories, for those who found nothing. */
export function PopularCategories() {
  const href = useHref()
  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  if (navigation.length === 0) return null
  return (
    <nav aria-labelledby="popular-categories">
      <Heading id="popular-categories" size="small" className="visually-hidden">
        <FormattedMessage id="search.popularCategories" />
      </Heading>
      <LinkRow align="center">
        {navigation.map(({ id, name, path }) => (
          <li key={id}>
            <a href={href(path)}>{name}</a>
          </li>
        ))}
      </LinkRow>
    </nav>
  )
}

const MOST_POPULAR: ProductSearch = {
  phrase: null,
  categoryId: null,
  refinements: {},
  sorting: 'most-popular',
  page: 1,
}
const SHOWN = 4

/** What others buy; late, because it is only a second best. */
export function PopularProducts() {
  const catalog = useCatalog()
  return (
    <Late query={searchQuery(catalog, MOST_POPULAR)} fallback={<GridSkeleton count={SHOWN} />}>
      {({ tiles }) =>
        tiles.length > 0 && (
          <Section>
            <SectionHead>
              <Heading>
                <FormattedMessage id="search.popular" />
              </Heading>
            </SectionHead>
            <ProductList tiles={tiles.slice(0, SHOWN)} length="sample" />
          </Section>
        )
      }
    </Late>
  )
}
