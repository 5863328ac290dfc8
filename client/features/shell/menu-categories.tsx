import { FormattedMessage } from 'react-intl'

import type { Navigation } from '#shared/contract/category.ts'

import { useHref } from '../../app/link.ts'
import { Page } from '../../ui/layout.tsx'

/**
 * The top categories with their children, as disclosures that work without JavaScript. Depends only on navigation
 * and locale, so the edge renders it once for many pages.
 */
export const MenuCategories = ({ navigation }: { navigation: Navigation }) => (
  <ul className="tops">
    {navigation.map((top) => (
      <li key={top.id} className="top">
        <TopCategory top={top} />
      </li>
    ))}
  </ul>
)

function TopCategory({ top }: { top: Navigation[number] }) {
  const href = useHref()
  if (top.children.length === 0) return <a href={href(top.path)}>{top.name}</a>
  return (
    <details name="main-menu">
      <summary>{top.name}</summary>
      <div className="panel" data-category={top.id}>
        <Page className="columns">
          <a className="explore" href={href(top.path)}>
            <FormattedMessage id="shell.explore" values={{ category: top.name }} />
          </a>
          <ul className="children">
            {top.children.map((child) => (
              <li key={child.id}>
                <a href={href(child.path)}>{child.name}</a>
              </li>
            ))}
          </ul>
          <div className="aside" />
        </Page>
      </div>
    </details>
  )
}
