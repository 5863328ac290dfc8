import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  POINT_TYPES,
  type PointsFilter,
  type PointsHistory,
} from '#shared/rewards/member-rewards.ts'
import { pointPagesOf, pointsFilterIn, pointsQueryOf } from '#shared/rewards/points-filter.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../account/account-frame.tsx'
import { defineAccountPage } from '../account/account-page.ts'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { MembershipNote, NotMember } from './not-member.tsx'
import { PointsTable, POINT_TYPE_NAMES } from './points-table.tsx'
import { useHref } from '../kit/link.ts'
import { Button, ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Field, Select, TextInput } from '../ui/field.tsx'
import { FilterForm, HistoryPages } from '../account/look-wallet.tsx'

const POINTS_KEY = ['points']

interface HistoryView extends PointsHistory {
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
    const history = useQueryClient().getQueryData<HistoryView>(POINTS_KEY)
    return (
      <AccountFrame title={title} current={routes.pointsHistory.href({})}>
        {history && <History history={history} />}
      </AccountFrame>
    )
  },
})

function History({ history }: { history: HistoryView }) {
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

interface PointsFilterFormProps {
  filter: PointsFilter
  isFiltered: boolean
}

/** Kinds of entries and days, as a GET form, so that a filtered history has an address. */
function PointsFilterForm({ filter, isFiltered }: PointsFilterFormProps) {
  const intl = useIntl()
  const href = useHref()
  const path = routes.pointsHistory.href({})
  return (
    <FilterForm action={href(path)} method="get">
      <Field>
        <label htmlFor="type">
          <FormattedMessage id="points.what" />
        </label>
        <Select id="type" name="type" defaultValue={filter.type ?? ''}>
          <option value="">{intl.formatMessage({ id: 'points.everything' })}</option>
          {POINT_TYPES.map((type) => (
            <option key={type} value={type}>
              {intl.formatMessage({ id: POINT_TYPE_NAMES[type] })}
            </option>
          ))}
        </Select>
      </Field>
      <DayField name="from" text="points.from" day={filter.from} />
      <DayField name="to" text="points.to" day={filter.to} />
      <ButtonRow>
        <Button type="submit">
          <FormattedMessage id="points.show" />
        </Button>
        {isFiltered && (
          <ButtonLink tone="quiet" href={href(path)}>
            <FormattedMessage id="points.reset" />
          </ButtonLink>
        )}
      </ButtonRow>
    </FilterForm>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  text: 'points.from' | 'points.to'
  day: string | null
}

function DayField({ name, text, day }: DayFieldProps) {
  return (
    <Field>
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={text} />
      </label>
      <TextInput id={name} name={name} type="date" defaultValue={day ?? ''} />
    </Field>
  )
}

interface PointsPagesProps {
  filter: PointsFilter
  total: number
}

/** The ways to newer and older entries. */
function PointsPages({ filter, total }: PointsPagesProps) {
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
