import type { CategoryLink } from '#shared/listing/category.ts'

import { useHref } from '../../app/link.ts'
import { LinkRow } from '../../ui/link-row.tsx'

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
