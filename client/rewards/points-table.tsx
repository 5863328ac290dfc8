import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl'

import type { PointEntry, PointType } from '#shared/rewards/member-rewards.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { HistoryTable } from '../account/look-wallet.tsx'

/** A page of the history: when, for what, how many, and what was left. */
export function PointsTable({ entries }: { entries: PointEntry[] }) {
  return (
    <HistoryTable>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="points.date" />
          </th>
          <th scope="col">
            <FormattedMessage id="points.what" />
          </th>
          <th scope="col" className="number">
            <FormattedMessage id="points.points" />
          </th>
          <th scope="col" className="number">
            <FormattedMessage id="points.after" />
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </HistoryTable>
  )
}

function Entry({ entry: { type, date, orderNo, points, balance } }: { entry: PointEntry }) {
  const href = useHref()
  return (
    <tr>
      <td>
        <FormattedDate value={date} year="numeric" month="short" day="numeric" timeZone="UTC" />
      </td>
      <td className="type">
        <FormattedMessage tagName="span" id={POINT_TYPE_NAMES[type]} />
        {orderNo !== null && (
          <>
            {', '}
            <a href={href(routes.order.href({ orderNumber: orderNo }))}>
              <FormattedMessage tagName="span" id="points.order" values={{ orderNo }} />
            </a>
          </>
        )}
      </td>
      <td className={points > 0 ? 'number points earned' : 'number points spent'}>
        <FormattedNumber value={points} signDisplay="exceptZero" />
      </td>
      <td className="number">
        <span className="label">
          <FormattedMessage id="points.after" />{' '}
        </span>
        <FormattedNumber value={balance} />
      </td>
    </tr>
  )
}

/** The message with the name of each type of entry. */
export const POINT_TYPE_NAMES = {
  joined: 'points.joined',
  purchase: 'points.purchase',
  'store-purchase': 'points.storePurchase',
  bonus: 'points.bonus',
  return: 'points.return',
  reward: 'points.reward',
  other: 'points.other',
} as const satisfies Record<PointType | 'other', FormatjsIntl.Message['ids']>
