import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { PopularCategories } from '../../features/search/popular-categories.tsx'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChipRow, Pagination } from '../../ui/listing/listing.tsx'
import { PriceLine } from '../../ui/price.tsx'
import { Sample } from './sample.tsx'

const SAMPLE_PRICES = { was: 26.5, now: 19.5 }
const PAGES = [1, 2, 3]

/** The parts around a list: categories, filter chips, pagination and prices. */
export function ListSamples() {
  const intl = useIntl()
  const here = useHref()(routes.styleGuide.href({}))
  const money = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: 'USD' })

  return (
    <Sample title="styleGuide.lists">
      <PopularCategories />
      <ChipRow>
        <li>
          <a className="chip" href={here}>
            <FormattedMessage id="product.fragrance" />
            <Icon name="close" size={16} />
          </a>
        </li>
        <li>
          <a className="clear" href={here}>
            <FormattedMessage id="grid.clear" />
          </a>
        </li>
      </ChipRow>
      <Pagination aria-label={intl.formatMessage({ id: 'pagination.label' })}>
        <ol>
          {PAGES.map((page) => (
            <li key={page}>
              {page === 2 ? (
                <span className="current" aria-current="page">
                  {intl.formatNumber(page)}
                </span>
              ) : (
                <a href={here}>{intl.formatNumber(page)}</a>
              )}
            </li>
          ))}
        </ol>
      </Pagination>
      <PriceLine size="page">
        <span className="reduced">{money(SAMPLE_PRICES.now)}</span>
        <span className="was">{money(SAMPLE_PRICES.was)}</span>
      </PriceLine>
      <PriceLine>{money(SAMPLE_PRICES.was)}</PriceLine>
    </Sample>
  )
}
