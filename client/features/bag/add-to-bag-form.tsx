import { useRef, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ProductId } from '#shared/contract/product.ts'
import { actions } from '#shared/actions.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import type { Fulfillment } from '#shared/fulfillment/fulfillment.ts'

import { useShop } from '../../app/app-context.ts'
import { onIntent } from '../../app/lazy-code.ts'
import { useHref } from '../../app/link.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { Button } from '../../ui/button.tsx'
import { AddForm, Spinner } from '../../ui/quantity.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import type { QuantityRules } from '../product/purchase.ts'
import { ActionNotice } from './action-notice.tsx'
import { addFormId } from './fulfillment-choice.tsx'
import { shownAddForm } from './shown-add-form.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { QuantityField } from './quantity-field.tsx'
import { normalizeQuantity } from './quantity.ts'
import type { Added } from './use-added-dialog.ts'
import { preloadBagMutations, useBagMutation } from './use-bag-mutation.ts'
import { useRejectedForm } from '../actions/use-rejected-form.ts'

export interface AddToBagFormProps {
  productId: ProductId
  /** The product's name, which tells several forms on a page apart. */
  name: string
  rules: QuantityRules
  /** Chosen beside the form, which has a fixed id. */
  fulfillment: Fulfillment
  /** Those for pickup; null if no store hands it over. */
  pickupRules: QuantityRules | null
  /** The most that one order may contain. */
  limit: number | null
  /** Why the product cannot be added; announced on submit. */
  missing: string | null
  /** The id of the choice that is open; it gets the focus on submit. */
  openChoice: string | null
  /** Called when the form is sent, and with the result: null if the product could not be added. */
  onAdding: (added: Added | null) => void
  size: 'page' | 'row'
}

/**
 * Adds a product to the bag. Without JavaScript the form leads to the bag or shows why it was
 * rejected.
 */
export function AddToBagForm(props: AddToBagFormProps) {
  const { productId, fulfillment, pickupRules, limit, size } = props
  const intl = useIntl()
  const href = useHref()
  const from = useFrom()
  const refused = useRejectedForm('addToBag', { productId })
  const rules = (fulfillment === 'pickup' && pickupRules) || props.rules
  const { submit, isBusy, notice } = useAdding({ ...props, rules }, refused)
  const limitText = useLimitText(rules, limit)
  const isFixed = rules.max === rules.min
  const noticeId = `add-${productId}-notice`

  return (
    <AddForm
      id={addFormId(productId)}
      size={size}
      action={href(actions.addToBag.path)}
      method="post"
      noValidate
      onSubmit={submit}
      {...onIntent(preloadBagMutations)}
    >
      <HiddenFields fields={{ productId, from, ...(isFixed && { quantity: rules.min }) }} />
      {!isFixed && (
        <QuantityField
          id={`add-${productId}-quantity`}
          label={intl.formatMessage({ id: 'quantity.label' })}
          quantity={typedBefore(refused) ?? rules.min}
          rules={rules}
          limitText={limitText}
        />
      )}
      <AddButton {...props} isBusy={isBusy} aria-describedby={notice ? noticeId : undefined} />
      {isBusy && <OfflineNotice isPending />}
      {notice && <ActionNotice id={noticeId} text={notice} isFirst={refused !== null} />}
    </AddForm>
  )
}

interface AddButtonProps extends Pick<AddToBagFormProps, 'name' | 'size'> {
  isBusy: boolean
  'aria-describedby': string | undefined
}

function AddButton({ name, size, isBusy, 'aria-describedby': describedBy }: AddButtonProps) {
  const intl = useIntl()
  const isOneOfMany = size === 'row'
  return (
    <Button
      type="submit"
      tone={isOneOfMany ? 'outline' : 'primary'}
      aria-busy={isBusy}
      aria-label={isOneOfMany ? intl.formatMessage({ id: 'bag.addNamed' }, { name }) : undefined}
      aria-describedby={describedBy}
    >
      {isBusy && <Spinner aria-hidden="true" />}
      <FormattedMessage id="bag.add" />
    </Button>
  )
}

/** Allows one submit at a time and returns its outcome. */
function useAdding(
  { productId, rules, fulfillment, missing, openChoice, onAdding }: AddToBagFormProps,
  refused: RejectedForm | null,
) {
  const { mutate, isBusy, notice } = useBagMutation('addToBag', refused?.problem)
  const [isTried, setTried] = useState(refused !== null)
  const isSent = useRef(false)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (openChoice) return submitOnceChosen(openChoice)
    setTried(true)
    if (missing) return emitShopEvent({ type: 'announced', text: missing })
    if (isSent.current) return
    isSent.current = true
    const form = event.currentTarget
    const { quantity } = normalizeQuantity(textIn(form, 'quantity'), rules)
    let added: Added | null = null
    onAdding({ quantity, bag: null })
    void mutate({
      run: (queue) => queue.addToBag({ productId, quantity, fulfillment }),
      onDone: (bag) => (added = { quantity, bag }),
      form,
    }).finally(() => {
      isSent.current = false
      onAdding(added)
    })
  }

  return { submit, isBusy, notice: isTried && !openChoice ? (missing ?? notice) : null }
}

/** Submits the form of a choice that is on its way to the page; without one, asks for it. */
function submitOnceChosen(openChoice: string) {
  const choosing = 'navigation' in globalThis ? navigation.transition : null
  if (!choosing) return document.getElementById(openChoice)?.focus()
  choosing.finished.then(() => shownAddForm()?.requestSubmit()).catch(() => null)
}

function textIn(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

function useLimitText({ max }: QuantityRules, limit: number | null) {
  const intl = useIntl()
  return max !== null && limit !== null && max < limit
    ? intl.formatMessage({ id: 'quantity.room' }, { count: max })
    : intl.formatMessage({ id: 'quantity.limit' }, { maxCategoryLimit: limit ?? max })
}

/** The rejected quantity, if it is a number; a number field cannot show other text. */
function typedBefore(refused: RejectedForm | null) {
  const typed = Number(refused?.values['quantity'] || Number.NaN)
  return Number.isFinite(typed) ? typed : null
}

/** The path of this page, which is shown again when the bag rejects the product. */
function useFrom() {
  const { path, query } = useShop()
  return query.size > 0 ? `${path}?${query}` : path
}
