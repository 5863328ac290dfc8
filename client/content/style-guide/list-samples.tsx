import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { routes } from '#shared/routes.ts'
import { CategoryId } from '#shared/listing/category.ts'
import type { ProductTile } from '#shared/product/product.ts'

import { PopularCategories } from '../../search/popular-categories.tsx'
import { useHref } from '../../kit/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChipRow, Pagination } from '../../listing/look.tsx'
import { PriceLine } from '../../ui/price.tsx'
import { Sample } from './sample.tsx'
import { GridSkeleton } from '../../listing/grid-skeleton.tsx'
import { ProductList } from '../../listing/product-list.tsx'
import { minigridQuery } from '../modules/tile-queries.ts'
import { useAppContext, useCatalog } from '../../kit/app-context.ts'
import { Deferred } from '../../kit/deferred.tsx'

const SAMPLE_PRICES = { was: 26.5, now: 19.5 }
const PAGES = [1, 2, 3]

/** The parts around a list: categories, filter chips, pagination and prices. */
export function ListSamples() {
  const intl = useIntl()
  const here = useHref()(routes.styleGuide.href({}))
  const { currency } = useAppContext().site
  const money = (amount: number) => intl.formatNumber(amount, { style: 'currency', currency })

  return (
    <Sample title="styleGuide.lists">
      <PopularCategories />
      <ChipRow>
        <li>
          <a className="chip" href={here}>
            <FormattedMessage id="product.highlights" />
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

const SAMPLE_CATEGORY = v.parse(CategoryId, 'new-and-now')
const SHOWN = 4

/** Product cards: loading, normal, sold out, and without optional parts. */
export function CardSamples() {
  const query = minigridQuery(useCatalog(), SAMPLE_CATEGORY, SHOWN)
  return (
    <>
      <Sample title="styleGuide.loading">
        <GridSkeleton count={SHOWN} />
      </Sample>
      <Sample title="styleGuide.cards">
        <Deferred query={query} fallback={<GridSkeleton count={SHOWN} />}>
          {(tiles) => <ProductList tiles={tiles.map(inItsState)} />}
        </Deferred>
      </Sample>
    </>
  )
}

function inItsState(tile: ProductTile, index: number): ProductTile {
  if (index === 1) return { ...tile, orderable: false }
  if (index === 2) return { ...tile, picture: null }
  return index === 3 ? { ...tile, price: null, form: null } : tile
}
