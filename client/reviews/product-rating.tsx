import { FormattedMessage } from 'react-intl'

import type { ProductId } from '#shared/product/product.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { FIRST_VIEW, reviewsQuery } from './queries.ts'
import { Stars } from './stars.tsx'

/** The average rating of a product, as a link to its reviews. */
export function RatingLink({ id }: { id: ProductId }) {
  const catalog = useCatalog()
  return (
    <Deferred query={reviewsQuery(catalog, id, FIRST_VIEW)} fallback={null}>
      {(page) =>
        page && (
          <a href={`#${REVIEWS_ID}`}>
            {page.summary.average === null ? (
              <FormattedMessage tagName="span" id="reviews.beFirst" />
            ) : (
              <>
                <Stars rating={page.summary.average} />
                <FormattedMessage
                  tagName="span"
                  id="reviews.count"
                  values={{ count: page.summary.count }}
                />
              </>
            )}
          </a>
        )
      }
    </Deferred>
  )
}
