import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'

import { ProblemError, type FieldProblems } from '#shared/http/problem.ts'
import type { Product } from '#shared/product/product.ts'
import { GIFT_AMOUNTS } from '#shared/gift-cards/gift-amounts.ts'
import {
  GIFT_FIELDS,
  readGiftField,
  readGiftForm,
  type GiftField,
  type GiftForm,
} from '#shared/gift-cards/gift-form.ts'

import { useCatalog, useShop } from '../kit/app-context.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useBagMutation } from '../bag/use-bag-mutation.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { useMoney } from '../kit/money/use-money.ts'

/** The state of the gift form. Its fields are uncontrolled, checked on change, and keep their input. */
export function useGiftForm({ id: productId, isVirtual }: Product) {
  const rejected = useRejectedForm('addGiftCard', { productId })
  const [problems, setProblems] = useState<FieldProblems>(rejected?.fields ?? {})
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const amounts = preferences?.giftCardPriceValues ?? GIFT_AMOUNTS
  const rules = { isVirtual, amounts }
  const { mutate, isBusy, notice } = useBagMutation('addGiftCard', rejected?.problem)
  const isSent = useRef(false)
  const say = useAddedText(isVirtual)

  function check(name: GiftField, typed: string, isLeft: boolean) {
    const reading = readGiftField(name, typed, rules)
    const problem = 'problem' in reading ? reading.problem : undefined
    setProblems(({ [name]: known, ...others }) => {
      // An address is not wrong while it is still being typed.
      const isUnfinished = problem === 'email-invalid' && !known && !isLeft
      return problem && !isUnfinished ? { ...others, [name]: problem } : others
    })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSent.current) return
    const form = event.currentTarget
    const read = readGiftForm(typedIn(form), rules)
    if ('problems' in read) return show(read.problems, form)
    isSent.current = true
    setProblems({})
    void mutate({
      run: (queue) =>
        queue.addGiftCard({ productId, ...read.values }).catch((error: unknown) => {
          if (error instanceof ProblemError && error.fields) show(error.fields, form)
          throw error
        }),
      onDone() {
        form.reset()
        say(read.values.amount)
      },
      form,
    }).finally(() => (isSent.current = false))
  }

  /** Shows the problems, and leads to the first of them. */
  function show(found: FieldProblems, form: HTMLFormElement) {
    setProblems(found)
    const first = GIFT_FIELDS.find((name) => found[name])
    const control = first && form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  return {
    rejected,
    problems,
    amounts,
    isBusy,
    notice,
    submit,
    onInput: (event: SyntheticEvent<HTMLFormElement>) => checkTarget(event, check, false),
    onBlur: (event: SyntheticEvent<HTMLFormElement>) => checkTarget(event, check, true),
  }
}

/** @returns a function that reports the added card in a toast (spec 2 §8) */
function useAddedText(isVirtual: boolean) {
  const intl = useIntl()
  const money = useMoney()
  const { currency } = useShop().site
  return (dollars: string) => {
    const amount = money({ minorUnits: Number(dollars) * 100, currency })
    const text = isVirtual
      ? intl.formatMessage({ id: 'giftCard.addedVirtual' }, { amount })
      : intl.formatMessage({ id: 'giftCard.added' }, { amount })
    emitShopEvent({ type: 'toasted', tone: 'success', text })
  }
}

/** Checks the field of an event. A field that was left empty without a change gets no error. */
function checkTarget(
  { target }: SyntheticEvent<HTMLFormElement>,
  check: (name: GiftField, typed: string, isLeft: boolean) => void,
  isLeft: boolean,
) {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  if (!isControl || (isLeft && target.value === '')) return
  const name = GIFT_FIELDS.find((field) => field === target.name)
  if (name) check(name, target.value, isLeft)
}

/** A field that the form does not have is empty. */
function typedIn(form: HTMLFormElement): GiftForm {
  const data = new FormData(form)
  const textOf = (name: GiftField) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    recipientName: textOf('recipientName'),
    recipientEmail: textOf('recipientEmail'),
    senderName: textOf('senderName'),
    amount: textOf('amount'),
    message: textOf('message'),
  }
}
