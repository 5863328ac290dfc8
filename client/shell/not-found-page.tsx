import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { LogoMark } from '#shop/logo.tsx'

import { PopularCategories } from '../search/popular-categories.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage, type PageProps } from '../kit/page.ts'

export const notFoundPage = definePage({ isStatic: true, Component: NotFound })

const words = {
  missing: { title: 'title.notFound', heading: 'notFound.heading', text: 'notFound.text' },
  gone: { title: 'title.gone', heading: 'gone.heading', text: 'gone.text' },
} as const

/** For missing and removed pages: a search and links to categories. */
function NotFound({ params }: PageProps) {
  const intl = useIntl()
  const href = useHref()
  const { title, heading, text } = words[params.status === '410' ? 'gone' : 'missing']
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: title })} noindex />
      <Clearing>
        <span className="mark">
          <LogoMark size={4} />
        </span>
        <Heading as="h1">
          <FormattedMessage tagName="span" id={heading} />
        </Heading>
        <Text size="lead">
          <FormattedMessage tagName="span" id={text} />
        </Text>
        <div className="search">
          <SearchField />
        </div>
        <PopularCategories />
        <ButtonLink tone="primary" href={href(routes.home.href({}))}>
          <FormattedMessage id="outage.home" />
        </ButtonLink>
      </Clearing>
    </Page>
  )
}
