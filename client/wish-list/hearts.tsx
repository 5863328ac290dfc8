import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isProductId } from '#shared/http/ids.ts'
import { routes } from '#shared/routes.ts'

import { HEARTS_ID } from './hearts-form.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { performAction, submitterOf, useAction } from '../kit/document-actions.ts'
import { customerIn, sessionQuery, useSession } from '../kit/session.ts'
import {
  keepWish,
  takeWish,
  useChangesElsewhere,
  useWishList,
  wishListQuery,
} from './use-wish-list.ts'

/** The hearts of all products. They may be in markup that React does not know, so their states are attributes. */
export function Hearts() {
  const queryClient = useQueryClient()
  const appContext = useAppContext()
  const { path } = useShop()
  const { wishLists, add, remove, say, refresh } = useWishList()
  const isCustomer = customerIn(useSession()) !== null
  const { isShown, draw } = useDrawnHearts()
  const listQuery = wishListQuery(wishLists)
  const { data: list } = useQuery({ ...listQuery, enabled: isCustomer && isShown })
  useChangesElsewhere(refresh)
  useEffect(() => {
    draw({ listed: isCustomer ? list?.wishes.map(({ productId }) => productId) : undefined })
  }, [draw, list, isCustomer])

  const readSession = () => queryClient.getQueryData(sessionQuery(appContext).queryKey)
  const readList = () => queryClient.getQueryData(listQuery.queryKey) ?? undefined

  async function toggle(productId: string, heart: HTMLElement, event: Event) {
    if (!isProductId(productId)) return
    const session = await waitFor(readSession)
    if (!session) return say('formError.generic', 'error')
    if (!customerIn(session)) return askToSignIn(productId, heart, event)
    if (!readList()) void queryClient.query(listQuery).catch(() => null)
    const known = await waitFor(readList)
    if (!known) return say(navigator.onLine ? 'formError.generic' : 'wishList.offline', 'error')
    const wishes = known.wishes.filter((wish) => wish.productId === productId)
    await (wishes.length > 0
      ? remove(wishes.map(({ id }) => ({ wishId: id })))
      : add({ productId }))
  }

  /** The wish comes true once the page, or the next one, knows the customer. */
  function askToSignIn(productId: string, heart: HTMLElement, event: Event) {
    const isAccount = path.startsWith(routes.myAccount.path)
    if (isAccount) return say('wishList.signIn', 'error')
    keepWish(productId)
    performAction('signIn', { element: heart, value: '', event })
  }

  const busy = useRef(new Set<string>())
  useAction('toggleWish', async (action) => {
    const heart = submitterOf(action)
    const productId = heart instanceof HTMLButtonElement ? heart.value : ''
    if (!heart || busy.current.has(productId)) return
    busy.current.add(productId)
    draw({ busy: [...busy.current] })
    await toggle(productId, heart, action.event)
    busy.current.delete(productId)
    draw({ busy: [...busy.current] })
  })

  const comeTrue = useEffectEvent(() => {
    const productId = takeWish()
    if (productId !== null && isProductId(productId)) void add({ productId })
  })
  useEffect(() => {
    if (isCustomer) comeTrue()
  }, [isCustomer])
  return null
}

interface Drawn {
  /** The products on the list. Undefined until it is known. */
  listed?: readonly string[] | undefined
  busy?: readonly string[]
}

/** Draws the states of the hearts that are in the document, also of those that come later. */
function useDrawnHearts() {
  const drawn = useRef<Drawn>({})
  const [isShown, setShown] = useState(false)
  const [draw] = useState(() => (change: Drawn) => {
    drawn.current = { ...drawn.current, ...change }
    return drawAll(drawn.current)
  })
  useEffect(() => {
    let frame = 0
    const drawNow = () => setShown(draw({}) > 0)
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(drawNow)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    drawNow()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [draw])
  return { isShown, draw }
}

/** @returns how many hearts there are */
function drawAll({ listed, busy = [] }: Drawn) {
  const hearts = document.querySelectorAll<HTMLButtonElement>(`button[form="${HEARTS_ID}"]`)
  for (const heart of hearts) {
    set(heart, 'aria-pressed', listed ? String(listed.includes(heart.value)) : null)
    set(heart, 'aria-disabled', busy.includes(heart.value) ? 'true' : null)
  }
  return hearts.length
}

function set(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Spec 2 §4: ten polls. */
const POLLS = 10
const PAUSE_MS = 100

const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for something to be known. Null if it is not in time. */
export async function waitFor<Value>(
  read: () => Value | undefined,
  pause: (ms: number) => Promise<void> = pauseFor,
): Promise<Value | null> {
  for (let poll = 0; ; poll += 1) {
    const value = read()
    if (value !== undefined) return value
    if (poll === POLLS) return null
    await pause(PAUSE_MS)
  }
}
