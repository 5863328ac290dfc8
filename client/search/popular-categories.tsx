import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { useCatalog } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Heading } from '../ui/text.tsx'
import { navigationQuery } from '../listing/navigation-query.ts'

/** Links to the top categories, shown when a search or page has no content. */
export function PopularCategories() {
  return <ServerMarkup as="div">{() => <TopCategories />}</ServerMarkup>
}

function TopCategories() {
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
