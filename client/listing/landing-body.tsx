import { FormattedMessage } from 'react-intl'

import type { Slot } from '#shared/content/content.ts'
import { assetId } from '#shared/http/ids.ts'
import type { Category, CategoryLink } from '#shared/listing/category.ts'
import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'

import { SlotModules } from '../content/modules/slot-modules.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { searchQuery } from './queries.ts'
import { Deferred } from '../kit/deferred.tsx'
import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { useHref } from '../kit/link.ts'
import { PopularCategories } from '../search/popular-categories.tsx'
import { PopularProducts } from '../search/popular-products.tsx'
import { Page, Section, SectionHead } from '../ui/layout.tsx'
import { ProductSample } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { CategoryHeading, ChildLinks } from './category-heading.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { ProductList } from './product-list.tsx'

/** The sections of a landing page between its top and its bottom. */
export const LANDING_SLOTS = Array.from({ length: 18 }, (_, index) => `landing-${index + 1}`)

interface LandingBodyProps {
  category: Category
  slots: readonly Slot[]
}

/** A category that shows content instead of a list (spec 3 §2.4): its slots are sections of the page. */
export function LandingBody({ category, slots }: LandingBodyProps) {
  const inside = (id: string) => slots.filter((slot) => slot.id === id)
  return (
    <>
      <CategoryHeading category={category} />
      <SlotModules slots={inside('category-top')} position="page" />
      <BelowFirstScreen>
        <SlotModules
          slots={slots.filter(({ id }) => LANDING_SLOTS.includes(id))}
          position="bands"
        />
        <Children category={category} isBare={slots.length === 0} />
        <SlotModules slots={inside('category-bottom')} position="bands" />
      </BelowFirstScreen>
    </>
  )
}

/** The child categories: none, as tiles, or each with its first products. */
function Children({ category, isBare }: { category: Category; isBare: boolean }) {
  const { template, children } = category
  const href = useHref()
  if (template === 'landing-basic') {
    const tiles = childrenSlots(category, (path) => href(path))
    if (tiles.length > 0) return <SlotModules slots={tiles} position="bands" />
    return (
      <Page>
        <ChildLinks categories={children} />
      </Page>
    )
  }
  if (template === 'stacked-categories') {
    return (
      <Page>
        {children.map((child) => (
          <CategoryShelf key={child.id} category={child} />
        ))}
      </Page>
    )
  }
  return (
    isBare && (
      <Page>
        <PopularCategories />
        <PopularProducts />
      </Page>
    )
  )
}

const SHOWN = 4

/** A child category with its first products. */
function CategoryShelf({ category }: { category: CategoryLink }) {
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

const MOST_TILES = 8

/**
 * The child categories of a landing page, as content modules show them: as tiles if all have a picture.
 *
 * @param href adds site and locale to a path
 */
export function childrenSlots(
  { id, template, children }: Category,
  href = (path: string) => path,
): Slot[] {
  const hasTiles = children.length > 0 && children.every(({ picture }) => picture)
  if (template !== 'landing-basic' || !hasTiles) return []
  const assets = children.slice(0, MOST_TILES).map((child) => ({
    id: assetId(child.id),
    heading: child.name,
    href: href(child.path),
    ...(child.picture && { image: child.picture }),
  }))
  const place = { id: 'children', categoryId: id, callout: null, heading: null }
  return [{ ...place, template: 'other-ways-to-shop', assets }]
}
