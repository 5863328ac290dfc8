import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import type { AddToBag, Bag } from '#shared/bag/bag.ts'
import { isProductId } from '#shared/http/ids.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { SessionStore } from '#shared/stores/store.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { performAction } from '../kit/document-actions.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { sessionQuery } from '../kit/session.ts'
import { emitShopEvent, type ToastAction } from '../kit/shop-events.ts'
import { problemMessage, announceLimit } from '../bag/mutation-messages.ts'
import { waitForCode } from '../bag/use-bag-mutation.ts'
import { submitIfSignedOut } from '../kit/forms/submit-if-signed-out.ts'

const mutationCode = lazyCode(
  async () => (await import('../bag/open-bag-mutations.ts')).openBagMutations,
)

interface AddDependencies {
  appContext: AppContextValue
  queryClient: QueryClient
  intl: IntlShape
}

/** Adds the product of a tile's form, once at a time, and reports the result in a toast. */
export async function addFromTile(form: HTMLFormElement, dependencies: AddDependencies) {
  const button = form.querySelector('button')
  const item = itemIn(form)
  if (!item || !button || button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  const store = item.fulfillment === 'pickup' ? await storeOf(dependencies) : null
  if (item.fulfillment === 'pickup' && !store) fail(new ProblemError('no-store'), dependencies.intl)
  else await add(form, item, { ...dependencies, store })
  button.ariaBusy = null
}

/** Where the shopper picks up. The session may still be on its way. */
const storeOf = async ({ appContext, queryClient }: AddDependencies) =>
  (await queryClient.query(sessionQuery(appContext)).catch(() => null))?.store ?? null

async function add(
  form: HTMLFormElement,
  item: AddToBag,
  { appContext, queryClient, intl, store }: AddDependencies & Said,
) {
  if (!navigator.onLine) toast('error', intl.formatMessage({ id: 'bag.offlineWaiting' }))
  const openBagMutations = await waitForCode(
    mutationCode.load().catch(() => null),
    appContext.site.id,
    { kind: 'addToBag', ...item },
  )
  if (!openBagMutations && navigator.onLine) return form.submit()
  try {
    if (!openBagMutations) throw new ProblemError('unavailable')
    const bag = await openBagMutations(appContext, queryClient).addToBag(item)
    succeed(bag, item, { intl, store })
  } catch (error) {
    fail(error, intl, form)
  }
}

interface Said {
  intl: IntlShape
  store: SessionStore | null
}

function succeed(bag: Bag, { fulfillment }: AddToBag, { intl, store }: Said) {
  if (bag.notAdded) return fail(new ProblemError('not-added'), intl)
  if (announceLimit(bag, intl)) return
  const storeName = fulfillment === 'pickup' ? store?.storeName : undefined
  toast(
    'success',
    storeName
      ? intl.formatMessage({ id: 'pickup.added' }, { store: storeName })
      : intl.formatMessage({ id: 'tile.added' }),
  )
}

function fail(error: unknown, intl: IntlShape, form?: HTMLFormElement) {
  if (form && submitIfSignedOut(form, error)) return
  const type = error instanceof ProblemError ? error.type : 'unexpected'
  const id = problemMessage('addToBag', type)
  const text = intl.formatMessage({ id })
  toast('error', text, type === 'no-store' ? choosingStore(intl) : undefined)
}

/** Opens the stores. */
const choosingStore = (intl: IntlShape): ToastAction => ({
  label: intl.formatMessage({ id: 'shell.selectStore' }),
  run: () =>
    performAction('chooseStore', { element: document.body, value: '', event: new Event('click') }),
})

function toast(tone: 'success' | 'error', text: string, action?: ToastAction) {
  emitShopEvent({ type: 'toasted', tone, text, about: 'tile', ...(action && { action }) })
}

/** The form was rendered by the shop, but an extension may have changed it: then it names nothing. */
function itemIn(form: HTMLFormElement): AddToBag | null {
  const fields = new FormData(form)
  const productId = fields.get('productId')
  if (typeof productId !== 'string' || !isProductId(productId)) return null
  const fulfillment = fields.has('fulfillment') ? 'pickup' : 'shipping'
  return { productId, quantity: Number(fields.get('quantity')) || 1, fulfillment }
}
