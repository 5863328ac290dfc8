import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { STEP_FIELD } from '#shared/http/form-fields.ts'

import { emitShopEvent } from '../kit/shop-events.ts'
import { Icon } from '../ui/icon.tsx'
import { QuantityBox, QuantityNote } from '../ui/quantity.tsx'
import {
  greatest,
  normalizeBagQuantity,
  normalizeQuantity,
  type QuantityRules,
  stepDown,
  stepOut,
  stepUp,
} from './quantity.ts'

interface QuantityFieldProps {
  id: string
  label: string
  quantity: number
  rules: QuantityRules
  /** Announced when more is requested than allowed. */
  limitText: string
  /** Whether an earlier choice was reduced to this quantity. */
  isLowered?: boolean
  /** In the bag, one step below the minimum removes the line; elsewhere the minimum stays. */
  isInBag?: boolean
  onChange?: ((quantity: number) => void) | undefined
  /** The id of an element that describes the field further. */
  describedBy?: string | undefined
}

/** A native number field between a minus and a plus button. The field itself holds the quantity. */
export function QuantityField(props: QuantityFieldProps) {
  const { id, label, quantity, rules, limitText, isInBag = false, describedBy } = props
  const { field, shown, isTold, choose, current, settleTyped, normalizeTyped } = useQuantity(props)
  const most = greatest(rules)
  const held = Math.min(shown, most)

  function less() {
    choose(isInBag ? stepOut(current(), rules) : stepDown(current(), rules))
  }
  function more() {
    const isTooMuch = current() + rules.step > most
    choose(stepUp(current(), rules), isTooMuch)
  }

  return (
    <>
      <QuantityBox>
        <StepButton
          to="less"
          label={label}
          isAtEnd={!isInBag && shown <= rules.min}
          posts={isInBag && stepOut(held, rules) - shown}
          step={less}
        />
        <input
          ref={field}
          id={id}
          type="number"
          name="quantity"
          inputMode="numeric"
          aria-label={label}
          aria-describedby={joinIds(isTold && `${id}-limit`, describedBy)}
          defaultValue={quantity}
          min={isInBag ? 0 : rules.min}
          max={most}
          step={rules.step}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={settleTyped}
          onBlur={normalizeTyped}
          onKeyDown={({ key }) => key === 'Enter' && normalizeTyped()}
        />
        <StepButton
          to="more"
          label={label}
          isAtEnd={shown >= most}
          posts={isInBag && held + rules.step - shown}
          step={more}
        />
      </QuantityBox>
      {isTold && <QuantityNote id={`${id}-limit`}>{limitText}</QuantityNote>}
    </>
  )
}

interface StepButtonProps {
  to: 'less' | 'more'
  label: string
  isAtEnd: boolean
  /** The change of quantity that the button submits; false where there is nothing to submit yet. */
  posts: number | false
  step: () => void
}

/** Can still be pressed at the limit, and then announces why nothing happens. */
function StepButton({ to, label, isAtEnd, posts, step }: StepButtonProps) {
  const intl = useIntl()
  const id = to === 'less' ? 'quantity.less' : 'quantity.more'
  return (
    <button
      type={posts === false ? 'button' : 'submit'}
      name={STEP_FIELD}
      value={Number(posts)}
      className={to}
      aria-label={intl.formatMessage({ id }, { label })}
      aria-disabled={isAtEnd}
      onClick={(event) => {
        event.preventDefault()
        step()
      }}
    >
      <Icon name={to === 'less' ? 'minus' : 'plus'} size={16} />
    </button>
  )
}

function useQuantity(props: QuantityFieldProps) {
  const { quantity, rules, limitText, isInBag, isLowered, onChange } = props
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(quantity)
  const [given, setGiven] = useState(quantity)
  const [isLimited, setLimited] = useState(false)

  // The service has responded, or a change was rolled back.
  if (given !== quantity) {
    setGiven(quantity)
    setShown(quantity)
  }
  const typed = () => field.current?.value ?? ''

  function choose(next: number, isTooMuch = false) {
    write(field.current, next)
    setLimited(isTooMuch)
    if (isTooMuch) emitShopEvent({ type: 'announced', text: limitText })
    if (next === shown) return
    setShown(next)
    onChange?.(next)
  }

  // Keeps the note on an unchanged quantity.
  const isShown = (settled: number) => settled === shown && String(shown) === typed()

  function normalizeTyped() {
    const settled = (isInBag ? normalizeBagQuantity : normalizeQuantity)(typed(), rules)
    if (!isShown(settled.quantity)) choose(settled.quantity, settled.isLimited)
  }
  // A partly typed number may be below the minimum or not on a step.
  function settleTyped() {
    const settled = normalizeQuantity(typed(), rules)
    if (isShown(settled.quantity)) return
    const isWhole = settled.isLimited || String(settled.quantity) === typed()
    if (isWhole) choose(settled.quantity, settled.isLimited)
    else setLimited(false)
  }
  // In the bag, show its quantity; elsewhere keep the shopper's choice within the limit, also if made before hydration.
  const most = greatest(rules)
  const agree = useEffectEvent(() => {
    const isUntouched = typed() === field.current?.defaultValue
    if (isInBag || isUntouched) write(field.current, quantity)
    else if (document.activeElement === field.current) settleTyped()
    else normalizeTyped()
  })
  useEffect(() => agree(), [quantity, most])

  return {
    field,
    shown,
    isTold: isLimited || (isLowered === true && shown === quantity),
    choose,
    current: () => normalizeQuantity(typed(), rules).quantity,
    settleTyped,
    normalizeTyped,
  }
}

const joinIds = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined

function write(field: HTMLInputElement | null, quantity: number) {
  if (field && field.value !== String(quantity)) field.value = String(quantity)
}
