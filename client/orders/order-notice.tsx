import { FormattedMessage } from 'react-intl'

import { ADDED_PARAMETER } from '#shared/bag/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import type { CustomerOrder } from '#shared/orders/order-history.ts'
import { LEFT_PARAMETER } from '#shared/orders/routes.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { Notice } from '../ui/form.tsx'
import { MessageNotice } from '../kit/message-notice.tsx'

const DONE = {
  added: 'orders.added',
  none: 'orders.noneAdded',
  canceled: 'orders.canceledDone',
  returning: 'orders.returningDone',
} as const

const isDone = (text: string | null): text is keyof typeof DONE =>
  text !== null && Object.hasOwn(DONE, text)

interface OrderNoticeProps {
  order: CustomerOrder
  query: URLSearchParams
}

/** The result of a form on the page, or the reason for its failure. */
export function OrderNotice({ order, query }: OrderNoticeProps) {
  const rejected = useAppContext().rejectedForm()
  if (rejected) {
    const message = PROBLEM_MESSAGES[rejected.problem] ?? 'orders.failed'
    return <MessageNotice id={message} role="alert" />
  }
  const done = query.get(DONE_PARAMETER)
  if (!isDone(done) || !isTrue(done, order)) return null
  const left = linesLeft(order, query.get(LEFT_PARAMETER) ?? '')
  return <Done done={done} added={addedTo(order, left, query.get(ADDED_PARAMETER))} left={left} />
}

/** Whether the order agrees with the result in the URL. */
function isTrue(done: keyof typeof DONE, { status, returnable }: CustomerOrder) {
  if (done === 'canceled') return status === 'canceled'
  return done !== 'returning' || returnable.some(({ initiated }) => initiated > 0)
}

interface DoneProps {
  done: keyof typeof DONE
  /** For analytics. */
  added: string
  left: ReturnType<typeof linesLeft>
}

function Done({ done, added, left }: DoneProps) {
  const href = useHref()
  const lines = done === 'added' || done === 'none' ? left : []
  return (
    <Notice
      role="status"
      tone={done === 'none' ? 'problem' : 'note'}
      data-added={done === 'added' ? added : undefined}
    >
      <p>
        <FormattedMessage tagName="span" id={DONE[done]} />
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <FormattedMessage
                tagName="span"
                id={LEFT[reasonFor(line)]}
                values={{ ...line, wanted: line.quantity }}
              />
            </li>
          ))}
        </ul>
      )}
      {done === 'added' && (
        <p>
          <a href={href(routes.cart.href({}))}>
            <FormattedMessage id="orders.toBag" />
          </a>
        </p>
      )}
    </Notice>
  )
}

const LEFT = {
  limited: 'orders.limited',
  fewer: 'orders.fewer',
  none: 'orders.notToBeHad',
} as const

function reasonFor({ added, limit }: { added: number; limit: number }): keyof typeof LEFT {
  if (limit > 0) return 'limited'
  return added > 0 ? 'fewer' : 'none'
}

/** The lines of the order that the URL names. */
const linesLeft = ({ bag }: CustomerOrder, left: string) =>
  left.split(',').flatMap((part) => {
    const [lineId, count = '', most = ''] = part.split(':')
    const line = bag.lines.find(({ id }) => id === lineId)
    if (!line || !/^\d{1,3}$/.test(count) || Number(count) >= line.quantity) return []
    const limit = /^\d{1,3}$/.test(most) ? Number(most) : 0
    return [{ id: line.id, name: line.name, quantity: line.quantity, added: Number(count), limit }]
  })

/** The products that were bought again, with the added quantities (`JW0801:2,JW0802:1`). */
const addedTo = (
  { bag }: CustomerOrder,
  left: readonly { id: string; added: number }[],
  lineId: string | null,
) =>
  bag.lines
    .filter(({ id, isBonus, giftCard }) => {
      const isWanted = lineId === null || id === lineId
      return isWanted && !isBonus && giftCard === null
    })
    .map(({ id, productId, quantity }) => {
      const added = left.find((line) => line.id === id)?.added ?? quantity
      return `${productId}:${added}`
    })
    .join(',')

/** Why a form about an order was rejected. */
const PROBLEM_MESSAGES: Partial<Record<ProblemType, FormatjsIntl.Message['ids']>> = {
  rejected: 'orders.tooLate',
  'invalid-input': 'orders.nothingChosen',
  unavailable: 'orders.tryAgain',
  'outcome-unknown': 'orders.unknown',
}
