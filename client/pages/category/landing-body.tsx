import type { Category } from '#shared/listing/category.ts'
import type { Slot } from '#shared/content/content.ts'

import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { PopularCategories } from '../../features/search/popular-categories.tsx'
import { PopularProducts } from '../../features/search/popular-products.tsx'
import { BelowFirstScreen } from '../../app/first-screen.tsx'
import { useHref } from '../../app/link.ts'
import { Page } from '../../ui/layout.tsx'
import { CategoryHeading } from './category-heading.tsx'
import { CategoryShelf } from './category-shelf.tsx'
import { ChildLinks } from './child-links.tsx'
import { childrenSlots } from './children-slots.ts'

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
