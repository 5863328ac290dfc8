import { FormattedMessage, useIntl } from 'react-intl'

import type { PointsFilter } from '#shared/rewards/member-rewards.ts'
import { pointPagesOf, pointsQueryOf } from '#shared/rewards/points-filter.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { HistoryPages } from '../../ui/account-frame/wallet.tsx'

interface PointsPagesProps {
  filter: PointsFilter
  total: number
}

/** The ways to newer and older entries. */
export function PointsPages({ filter, total }: PointsPagesProps) {
  const intl = useIntl()
  const href = useHref()
  const pages = pointPagesOf(total)
  if (pages < 2) return null
  const toPage = (page: number) =>
    href(routes.pointsHistory.href({}), pointsQueryOf({ ...filter, page }))
  return (
    <HistoryPages aria-label={intl.formatMessage({ id: 'title.points' })}>
      <p>
        <FormattedMessage tagName="span" id="points.page" values={{ page: filter.page, pages }} />
      </p>
      <ButtonRow>
        {filter.page > 1 && (
          <ButtonLink rel="prev" href={toPage(filter.page - 1)}>
            <FormattedMessage id="points.newer" />
          </ButtonLink>
        )}
        {filter.page < pages && (
          <ButtonLink rel="next" href={toPage(filter.page + 1)}>
            <FormattedMessage id="points.older" />
          </ButtonLink>
        )}
      </ButtonRow>
    </HistoryPages>
  )
}
