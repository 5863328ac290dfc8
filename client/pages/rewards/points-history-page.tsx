import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { PointsFilter, PointsHistory } from '#shared/rewards/member-rewards.ts'
import { pointPagesOf, pointsFilterIn, pointsQueryOf } from '#shared/rewards/points-filter.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { MembershipNote } from './membership-note.tsx'
import { NotMember } from './not-member.tsx'
import { PointsFilterForm } from './points-filter-form.tsx'
import { PointsPages } from './points-pages.tsx'
import { PointsTable } from './points-table.tsx'

const POINTS_KEY = ['points']

interface Shown extends PointsHistory {
  filter: PointsFilter
}

/** How a member's points have come and gone. Those whose membership has ended can still read it. */
export const pointsHistoryPage = defineAccountPage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load({ queryClient, memberRewards, query }) {
      const filter = pointsFilterIn(query)
      const history = await memberRewards.getPoints(filter)
      const page = pointPagesOf(history.total)
      if (filter.page > page) {
        const last = pointsQueryOf({ ...filter, page })
        const path = routes.pointsHistory.href({})
        return { redirect: last === '' ? path : `${path}?${last}`, status: 303 }
      }
      queryClient.setQueryData(POINTS_KEY, { ...history, filter })
    },
  }),
  Component: function PointsHistoryPage() {
    const title = useIntl().formatMessage({ id: 'title.points' })
    const history = useQueryClient().getQueryData<Shown>(POINTS_KEY)
    return (
      <AccountFrame title={title} current={routes.pointsHistory.href({})}>
        {history && <History history={history} />}
      </AccountFrame>
    )
  },
})

function History({ history }: { history: Shown }) {
  const { enrollment, status, entries, total, balance, filter } = history
  if (enrollment === 'off' || enrollment === 'none')
    return <NotMember enrollment={enrollment} status={status} />
  const isFiltered = filter.type !== null || filter.from !== null || filter.to !== null
  return (
    <Stack gap="xl">
      <MembershipNote status={status} />
      <Text size="lead">
        <FormattedMessage tagName="span" id="points.balance" values={{ points: balance }} />
      </Text>
      <PointsFilterForm filter={filter} isFiltered={isFiltered} />
      {entries.length > 0 ? (
        <PointsTable entries={entries} />
      ) : (
        <Text role="status">
          <FormattedMessage
            tagName="span"
            id={isFiltered ? 'points.noneFiltered' : 'points.none'}
          />
        </Text>
      )}
      <PointsPages filter={filter} total={total} />
    </Stack>
  )
}
