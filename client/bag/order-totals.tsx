import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag, Reduction } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'

import { Totals } from '../ui/summary/summary.tsx'
import { useMoney } from '../kit/money/use-money.ts'

const TAX_NAMES: Record<string, FormatjsIntl.Message['ids']> = {
  SALES_TAX: 'tax.sales',
  GST: 'tax.gst',
  HST: 'tax.hst',
  PST: 'tax.pst',
  QST: 'tax.qst',
  VAT: 'tax.vat',
}

interface OrderTotalsProps {
  bag: Bag
  /** Shown for an amount that is not known yet. */
  later?: 'order.later' | 'bag.atCheckout'
  /** Whether the total is shown below its parts. */
  hasTotal?: boolean
}

/** The amounts that make up the total. */
export function OrderTotals({ bag, later = 'order.later', hasTotal = true }: OrderTotalsProps) {
  const { subtotal, reductions, shipping, total, isEstimate, isBopisBasket } = bag
  return (
    <Totals>
      <Sum amount={subtotal}>
        <FormattedMessage id="order.subtotal" />
      </Sum>
      <Reductions reductions={reductions} />
      {shipping ? (
        <Sum amount={shipping.amount} isFree={shipping.amount.minorUnits === 0}>
          <span>{shipping.name}</span>
          {shipping.reductions.map(({ text }) => (
            <span key={text} className="reduction note">
              {text}
            </span>
          ))}
        </Sum>
      ) : (
        !isBopisBasket && (
          <Later text={later}>
            <FormattedMessage id="order.shipping" />
          </Later>
        )
      )}
      {bag.taxesIncluded ? <IncludedTaxes {...bag} /> : <Taxes {...bag} later={later} />}
      {hasTotal && (
        <Sum amount={total} className="total">
          <FormattedMessage
            tagName="span"
            id={isEstimate ? 'order.estimatedTotal' : 'order.total'}
          />
        </Sum>
      )}
    </Totals>
  )
}

function Taxes({
  taxes,
  later,
}: Pick<Bag, 'taxes'> & { later: NonNullable<OrderTotalsProps['later']> }) {
  if (taxes === null) {
    return (
      <Later text={later}>
        <FormattedMessage id="order.tax" />
      </Later>
    )
  }
  return taxes.map(({ id, rate, amount }) => (
    <Sum key={id} amount={amount}>
      <TaxName id={id} rate={rate} />
    </Sum>
  ))
}

/** How much of the other amounts is tax, which adds nothing to the total. */
function IncludedTaxes({ taxes, total }: Pick<Bag, 'taxes' | 'total'>) {
  if (taxes === null) {
    return (
      <Later text="order.taxIncluded">
        <FormattedMessage id="order.tax" />
      </Later>
    )
  }
  const isVat = taxes.length > 0 && taxes.every(({ id }) => id === 'VAT')
  const minorUnits = taxes.reduce((sum, { amount }) => sum + amount.minorUnits, 0)
  return (
    <Sum amount={{ ...total, minorUnits }} className="quiet">
      <FormattedMessage tagName="span" id={isVat ? 'order.includesVat' : 'order.includesTax'} />
    </Sum>
  )
}

interface SumProps {
  amount: Money
  isFree?: boolean
  className?: string
  children: ReactNode
}

function Sum({ amount, isFree = false, className, children }: SumProps) {
  const money = useMoney()
  return (
    <div className={className}>
      <dt>{children}</dt>
      <dd>{isFree ? <FormattedMessage tagName="span" id="order.free" /> : money(amount)}</dd>
    </div>
  )
}

const Reductions = ({ reductions }: { reductions: readonly Reduction[] }) =>
  reductions.map(({ text, amount }) => (
    <Sum key={text} amount={amount} className="reduction">
      {text}
    </Sum>
  ))

interface LaterProps {
  text: NonNullable<OrderTotalsProps['later']> | 'order.taxIncluded'
  children: ReactNode
}

/** An amount that depends on input the shopper has not given yet. */
function Later({ text, children }: LaterProps) {
  return (
    <div className="quiet">
      <dt>{children}</dt>
      <dd>
        <FormattedMessage tagName="span" id={text} />
      </dd>
    </div>
  )
}

/** The name and rate of a tax; an unknown id is shown as "tax". */
function TaxName({ id, rate }: { id: string; rate: number }) {
  const intl = useIntl()
  const name = TAX_NAMES[id] ?? 'order.tax'
  return (
    <>
      <FormattedMessage tagName="span" id={name} />{' '}
      {rate > 0 && (
        <span className="quiet">
          {intl.formatNumber(rate, { style: 'percent', maximumFractionDigits: 3 })}
        </span>
      )}
    </>
  )
}
