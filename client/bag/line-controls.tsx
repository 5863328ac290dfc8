import type { SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { bagActions } from '#shared/bag/actions.ts'
import type { Bag, BagLine } from '#shared/bag/bag.ts'

import { useShop } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { Button } from '../ui/button.tsx'
import { QuantityForm, QuantityNote } from '../ui/quantity.tsx'
import { focusIfLost } from './focus-after-removal.ts'
import { useLineStepper } from './line-stepper.tsx'
import { QuantityField } from './quantity-field.tsx'
import { announceLimit } from './mutation-messages.ts'
import { type BagMutationRequest, useBagMutation, useLoadBagMutations } from './use-bag-mutation.ts'

interface LineControlsProps {
  line: BagLine
  mutation: Pick<ReturnType<typeof useLineMutation>, 'mutate' | 'onDone' | 'setQuantity'>
  onRemove: (line: BagLine) => void
  describedBy: string | undefined
}

/** Changes the quantity of a line, unless it is sold out or a gift card, and removes it. */
export function LineControls({ line, mutation, onRemove, describedBy }: LineControlsProps) {
  const { mutate, onDone, setQuantity } = mutation
  return (
    <div className="controls">
      {line.availability !== 'sold-out' && !line.giftCard && (
        <LineQuantityForm
          line={line}
          mutate={mutate}
          onRemove={() => onRemove(line)}
          onDone={onDone}
          describedBy={describedBy}
        />
      )}
      <QuantityButton
        line={line}
        quantity={0}
        onSubmit={setQuantity(0)}
        describedBy={describedBy}
      />
    </div>
  )
}

interface LineQuantityFormProps {
  line: BagLine
  mutate: (request: BagMutationRequest) => Promise<void>
  onRemove: () => void
  onDone: (bag: Bag, quantity: number) => void
  /** The id of the element with the error message. */
  describedBy: string | undefined
}

/**
 * The stepper of a line, which shows the pending quantity. Without JavaScript it has a submit
 * button.
 */
function LineQuantityForm(props: LineQuantityFormProps) {
  const href = useHref()
  const { query } = useShop()
  const { form, field } = useLineStepper(props)
  const { productId, maxQuantity, quantity } = props.line
  return (
    <QuantityForm
      ref={form}
      action={href(bagActions.updateLine.path)}
      method="post"
      noValidate
      onSubmit={(event: SyntheticEvent) => event.preventDefault()}
    >
      <HiddenFields fields={{ lineId: props.line.id }} />
      {/* Enter presses the first submit button of a form, which must not be a step button. */}
      <input type="submit" hidden />
      <QuantityField {...field} describedBy={props.describedBy} />
      {query.get('limited') === productId && quantity === maxQuantity && (
        <QuantityNote role="status">
          <FormattedMessage
            tagName="span"
            id="quantity.limit"
            values={{ maxCategoryLimit: maxQuantity }}
          />
        </QuantityNote>
      )}
      <Button type="submit" tone="quiet" className="scriptless">
        <FormattedMessage id="bag.update" />
      </Button>
    </QuantityForm>
  )
}

interface QuantityButtonProps {
  line: BagLine
  /** 0 removes the line. */
  quantity: number
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** The id of the element with the error message. */
  describedBy: string | undefined
  isUrgent?: boolean
}

/** A form with a single button that sets the quantity of the line. */
export function QuantityButton(props: QuantityButtonProps) {
  const { line, quantity, onSubmit, describedBy, isUrgent = false } = props
  const intl = useIntl()
  const href = useHref()
  const { id: lineId, name } = line
  const label = quantity === 0 ? intl.formatMessage({ id: 'bag.removeNamed' }, { name }) : undefined
  return (
    <form method="post" action={href(bagActions.updateLine.path)} onSubmit={onSubmit}>
      <HiddenFields fields={{ lineId, quantity }} />
      <Button
        type="submit"
        tone={isUrgent ? 'outline' : 'quiet'}
        aria-label={label}
        aria-describedby={describedBy}
      >
        {quantity === 0 ? (
          <FormattedMessage tagName="span" id="bag.remove" />
        ) : (
          <FormattedMessage tagName="span" id="bag.reduceTo" values={{ count: quantity }} />
        )}
      </Button>
    </form>
  )
}

/**
 * Changes of a line, announced when they are done.
 *
 * @param onRemove called when the line is about to be removed
 * @param failure the message for every failure
 */
export function useLineMutation(
  line: BagLine,
  onRemove: (line: BagLine) => void,
  failure?: FormatjsIntl.Message['ids'],
) {
  const refused = useRejectedForm('updateLine', { lineId: line.id })
  const { mutate, notice } = useBagMutation('updateLine', refused?.problem, failure)
  const onDone = useLineAnnouncement(line)

  /** The submit handler of a form that sets the quantity at once. */
  const setQuantity = (quantity: number) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (quantity === 0) onRemove(line)
    void mutate({
      run: (queue) => queue.updateLine({ lineId: line.id, quantity }),
      onDone(bag) {
        onDone(bag, quantity)
        // The button that reduced the quantity disappears together with the problem.
        if (quantity > 0) setTimeout(() => focusIfLost(`quantity-${line.id}`))
      },
      form: event.currentTarget,
    })
  }

  return { mutate, onDone, setQuantity, notice, isRefused: refused !== null }
}

/**
 * Announces a changed line. The toast for a removal can undo it: the item is added at today's
 * price.
 */
function useLineAnnouncement(line: BagLine) {
  const intl = useIntl()
  const money = useMoney()
  const load = useLoadBagMutations()
  const { name, productId, fulfillment, quantity: before } = line

  async function undoRemoval() {
    try {
      const queue = await load()
      announceLimit(await queue.addToBag({ productId, quantity: before, fulfillment }), intl)
      emitShopEvent({
        type: 'announced',
        text: intl.formatMessage({ id: 'bag.putBack' }, { name }),
      })
    } catch {
      const id = features.pickup ? 'bag.notAdded' : 'bag.notAddedNoPickup'
      const text = intl.formatMessage({ id })
      emitShopEvent({ type: 'toasted', tone: 'error', text })
    }
  }

  return (bag: Bag, quantity: number) => {
    const total = money(bag.total)
    if (quantity > 0) {
      const text = intl.formatMessage({ id: 'bag.changed' }, { name, count: quantity, total })
      return emitShopEvent({ type: 'announced', text })
    }
    const text = intl.formatMessage({ id: 'bag.removed' }, { name })
    const action = { label: intl.formatMessage({ id: 'bag.undo' }), run: () => void undoRemoval() }
    emitShopEvent({ type: 'toasted', tone: 'success', text, action })
  }
}
