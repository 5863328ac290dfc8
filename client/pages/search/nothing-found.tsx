import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { RecommendationRow } from '../../recommendations/recommendation-rows.tsx'
import { PopularCategories } from '../../features/search/popular-categories.tsx'
import { PopularProducts } from '../../features/search/popular-products.tsx'
import { SearchField } from '../../features/search/search-field.tsx'
import { useHref } from '../../app/link.ts'
import { Clearing, Page } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

interface NothingFoundProps {
  suggestion: string | null
  /** Whether to advise on the phrase, which found no pages either. */
  isAdvised: boolean
}

/** No products: suggests another phrase, the categories and popular products. */
export function NothingFound({ suggestion, isAdvised }: NothingFoundProps) {
  return (
    <>
      <Clearing>
        {suggestion && <DidYouMean phrase={suggestion} />}
        {isAdvised && (
          <Text tone="quiet">
            <FormattedMessage id="search.advice" />
          </Text>
        )}
        <PopularCategories />
      </Clearing>
      <RecommendationRow
        recommender="nosearch1_rr"
        heading="recommendations.popular"
        otherwise={<PopularProducts />}
      />
      <RecommendationRow recommender="nosearch2_rr" heading="recommendations.heading" />
    </>
  )
}

function DidYouMean({ phrase }: { phrase: string }) {
  const href = useHref()
  const link = () => (
    <a key={phrase} href={href(routes.search.href({}), String(new URLSearchParams({ q: phrase })))}>
      {phrase}
    </a>
  )
  return (
    <Text size="lead">
      <FormattedMessage tagName="span" id="search.didYouMean" values={{ phrase: link }} />
    </Text>
  )
}

/** The search page without a phrase. */
export function NothingAsked() {
  return (
    <Page>
      <Clearing>
        <Heading as="h1">
          <FormattedMessage id="search.empty" />
        </Heading>
        <SearchField />
        <PopularCategories />
      </Clearing>
      <PopularProducts />
    </Page>
  )
}
