import * as v from 'valibot'

import { LineId, type Bag } from '#shared/bag/bag.ts'
import { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'

import { createBagMutations } from '../bag-mutations.ts'
import { expectedBag, type BagMutation } from '../expected-bag.ts'
import { smallBag, smallLine } from './small-bag.ts'

export type Mood = 'answers' | 'refuses' | 'is unavailable' | 'loses the call' | 'loses the answer'

export const lamp = {
  lineId: v.parse(LineId, 'line-lamp'),
  productId: v.parse(ProductId, 'lamp'),
}
export const mug = { lineId: v.parse(LineId, 'line-mug'), productId: v.parse(ProductId, 'mug') }

/** One for each call, in the order of the calls; what is left out answers after 10 ms. */
interface Plan {
  moods?: Mood[]
  /** Milliseconds until a change is done. */
  doneAfter?: number[]
  /** Milliseconds from there until its answer arrives: a later change may be answered earlier. */
  answeredAfter?: number[]
  /** Milliseconds from when the bag was read until it arrives. */
  readAfter?: number[]
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A service that runs an operation once, however often it is sent, and answers as configured. */
export function openShop(plan: Plan = {}) {
  const { moods = [], doneAfter = [], answeredAfter = [], readAfter = [] } = plan
  let bag = smallBag([smallLine('lamp', 1), smallLine('mug', 1)])
  const done = new Map<IdempotencyKey, BagMutation>()
  const view = { bag, pending: [] as readonly BagMutation[], mostAtOnce: 0, reads: 0 }
  let atOnce = 0

  async function perform(mutation: BagMutation, idempotencyKey: IdempotencyKey): Promise<Bag> {
    const mood = moods.shift() ?? 'answers'
    const answerTakes = answeredAfter.shift() ?? 0
    atOnce += 1
    view.mostAtOnce = Math.max(view.mostAtOnce, atOnce)
    await pause(doneAfter.shift() ?? 10)
    const answer = answerTo(mutation, idempotencyKey, mood)
    await pause(answerTakes)
    atOnce -= 1
    return answer()
  }

  /** Does the mutation at once; its answer is the bag as it is then. */
  function answerTo(mutation: BagMutation, idempotencyKey: IdempotencyKey, mood: Mood): () => Bag {
    if (mood === 'refuses') return fail(new ProblemError('not-added'))
    if (mood === 'is unavailable') return fail(new ProblemError('unavailable'))
    if (mood === 'loses the call') return fail(noAnswer())
    if (!done.has(idempotencyKey)) {
      done.set(idempotencyKey, mutation)
      const { lines } = expectedBag(bag, [mutation])
      bag = smallBag(lines.map(({ name, quantity }) => smallLine(name, quantity)))
    }
    if (mood === 'loses the answer') return fail(noAnswer())
    const answered = bag
    return () => answered
  }

  async function getBag() {
    view.reads += 1
    const read = bag
    await pause(readAfter.shift() ?? 0)
    return read
  }

  let idempotencyKeys = 0
  const mutations = createBagMutations({
    shopper: {
      getBag,
      addToBag: (item, idempotencyKey) => perform({ kind: 'addToBag', ...item }, idempotencyKey),
      addGiftCard: (card, idempotencyKey) =>
        perform({ kind: 'addGiftCard', ...card }, idempotencyKey),
      updateLine: (item, idempotencyKey) =>
        perform({ kind: 'updateLine', ...item }, idempotencyKey),
      removeGiftCertificate: (certificate, idempotencyKey) =>
        perform({ kind: 'removeGiftCertificate', ...certificate }, idempotencyKey),
      addCoupon: (coupon, idempotencyKey) =>
        perform({ kind: 'addCoupon', ...coupon }, idempotencyKey),
      removeCoupon: (coupon, idempotencyKey) =>
        perform({ kind: 'removeCoupon', ...coupon }, idempotencyKey),
    },
    storeBag: async (answered) => void (view.bag = answered),
    showPending: (pending) => void (view.pending = pending),
    runExclusively: (work) => work(),
    waitForConnection: async () => {},
    createIdempotencyKey: () =>
      v.parse(IdempotencyKey, `operation-${(idempotencyKeys += 1)}`.padEnd(26, '-')),
  })
  return {
    mutations,
    view,
    serverBag: () => bag,
    shown: () => expectedBag(view.bag, view.pending),
    mutationsDone: () => [...done.values()],
  }
}

const noAnswer = () => new ProblemError('unavailable', { cause: 'no answer' })

const fail = (error: ProblemError) => () => {
  throw error
}

export const quantitiesIn = (bag: Bag) =>
  bag.lines.map(({ name, quantity }) => `${name} ${quantity}`)
