import { FormattedMessage, useIntl } from 'react-intl'

import type { CategoryLink } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { BreadcrumbTrail } from '../../ui/breadcrumb-trail.tsx'

interface BreadcrumbsProps {
  trail: readonly Pick<CategoryLink, 'name' | 'path'>[]
  /** The name of the current page, which comes last. */
  current: string
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const intl = useIntl()
  const href = useHref()
  return (
    <BreadcrumbTrail aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}>
      <ol>
        <li>
          <a href={href(routes.home.href({}))}>
            <FormattedMessage id="breadcrumb.home" />
          </a>
        </li>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </BreadcrumbTrail>
  )
}
