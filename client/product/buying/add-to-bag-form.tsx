import { type SyntheticEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { bagActions } from '#shared/bag/actions.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { ProductId } from '#shared/product/product.ts'

import { addFormId } from '../../bag/add-form-id.ts'
import { ActionNotice, OfflineNotice } from '../../bag/notices.tsx'
import { QuantityField } from '../../bag/quantity-field.tsx'
import { normalizeQuantity, type QuantityRules } from '../../bag/quantity.ts'
import { preloadBagMutations, useBagMutation } from '../../bag/use-bag-mutation.ts'
import { useShop } from '../../kit/app-context.ts'
import { performAction } from '../../kit/document-actions.ts'
import { HiddenFields } from '../../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../../kit/forms/use-rejected-form.ts'
import { onIntent } from '../../kit/lazy-code.ts'
import { useHref } from '../../kit/link.ts'
import { emitShopEvent } from '../../kit/shop-events.ts'
import { Button } from '../../ui/button.tsx'
import { AddForm, Spinner } from '../../ui/quantity.tsx'
import type { Added } from './use-added-dialog.ts'

interface AddToBagFormProps {
  productId: ProductId
  /** The product's name, which tells several forms on a page apart. */
  name: string
  rules: QuantityRules
  /** Chosen beside the form, which has a fixed id. */
  mode: Fulfillment
  /** Only one quantity can be bought at all. */
  isFixed: boolean
  /** The most that one order may contain. */
  limit: number | null
  /** Why the product cannot be added; announced on submit. */
  missing?: string | null
  /** Whether a store has to be chosen first. */
  needsStore?: boolean
  /** Whether it is stock that limits the quantity, more than one order does. */
  isScarce?: boolean
  /** The quantity that the shopper chose before. */
  remembered?: number | null
  /** Whether that was more than is allowed now. */
  isLowered?: boolean
  onQuantity?: (quantity: number) => void
  onAdded?: () => void
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
  const { productId, mode, rules, isFixed, remembered, isLowered = false, size } = props
  const intl = useIntl()
  const href = useHref()
  const from = useFrom()
  const refused = useRejectedForm('addToBag', { productId })
  const { submit, isBusy, notice } = useAdding(props, refused)
  const limitText = useLimitText(props)
  const noticeId = `add-${productId}-notice`

  return (
    <AddForm
      id={addFormId(productId)}
      size={size}
      action={href(bagActions.addToBag.path)}
      method="post"
      noValidate
      onSubmit={submit}
      {...onIntent(preloadBagMutations)}
    >
      <HiddenFields fields={{ productId, from, ...(isFixed && { quantity: rules.min }) }} />
      {!isFixed && (
        <QuantityField
          // Each way has its own quantity.
          key={mode}
          id={`add-${productId}-quantity`}
          label={intl.formatMessage({ id: 'quantity.label' })}
          quantity={typedBefore(refused) ?? remembered ?? rules.min}
          rules={rules}
          limitText={limitText}
          isLowered={isLowered}
          onChange={props.onQuantity}
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
      data-buys={isOneOfMany ? undefined : ''}
      aria-label={isOneOfMany ? intl.formatMessage({ id: 'bag.addNamed' }, { name }) : undefined}
      aria-describedby={describedBy}
    >
      {isBusy && <Spinner aria-hidden="true" />}
      <FormattedMessage tagName="span" id="bag.add" />
    </Button>
  )
}

/** Allows one submit at a time and returns its outcome. */
function useAdding(
  {
    productId,
    rules,
    mode,
    missing = null,
    needsStore,
    openChoice,
    onAdding,
    onAdded,
  }: AddToBagFormProps,
  refused: RejectedForm | null,
) {
  const { mutate, isBusy, notice } = useBagMutation('addToBag', refused?.problem)
  const [isTried, setTried] = useState(refused !== null)
  const isSent = useRef(false)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (openChoice) return submitOnceChosen(openChoice)
    if (needsStore) return askForStore(event)
    setTried(true)
    if (missing) return emitShopEvent({ type: 'toasted', tone: 'error', text: missing })
    if (isSent.current) return
    isSent.current = true
    const form = event.currentTarget
    const { quantity } = normalizeQuantity(textIn(form, 'quantity'), rules)
    const refreshMonths = textIn(form, 'autoRefresh') && Number(textIn(form, 'refreshMonths'))
    const item = { productId, quantity, fulfillment: mode, ...(refreshMonths && { refreshMonths }) }
    let added: Added | null = null
    onAdding({ quantity, bag: null })
    void mutate({
      run: (queue) => queue.addToBag(item),
      mutation: { kind: 'addToBag', ...item },
      onDone(bag) {
        added = { quantity: bag.limited ?? quantity, bag }
        onAdded?.()
      },
      form,
    }).finally(() => {
      isSent.current = false
      onAdding(added)
    })
  }

  function askForStore({
    currentTarget: form,
    nativeEvent: event,
  }: SyntheticEvent<HTMLFormElement>) {
    const isAsked = performAction('chooseStore', { element: form, value: productId, event })
    // The next document reports it.
    if (!isAsked) form.submit()
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

/** The limit of an order, or the stock. */
function useLimitText({ rules: { max }, limit, isScarce }: AddToBagFormProps) {
  const intl = useIntl()
  const isShort = isScarce ?? (max !== null && limit !== null && max < limit)
  return isShort
    ? intl.formatMessage({ id: 'product.left' }, { stockLevel: max })
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

/** The form of a product page that adds to the bag. */
export const shownAddForm = () =>
  document.querySelector<HTMLFormElement>('#content form[id^="add-"]')
