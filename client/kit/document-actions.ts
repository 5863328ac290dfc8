import { useEffect, useEffectEvent } from 'react'

import type { ProductId } from '#shared/product/product.ts'

import { closest, isPlainClick } from './dom-events.ts'
import { preloadAfterPaint } from './lazy-code.ts'

/**
 * Actions of links, buttons, forms and selects with JavaScript, also in markup that React does not hydrate. Markup names an
 * action (`actionProps`), and code handles it (`handleAction`, `useAction`). An event whose handler has not loaded yet is
 * kept: code that waits for the browser to be idle loads at once (`onWanted`), and the handler gets the event, once. If no
 * handler comes, the browser follows the link or submits the form, as without JavaScript.
 */

/** All actions, with the values that markup gives them. Null: none. A shop's folder may declare more. */
export interface ActionValues {
  /** A form that adds all products of a set. Its part of the page is hydrated later than the rest. */
  addSetToBag: null
  /** A form that adds a tile's product, for anyone or for customers only. */
  addFromTile: 'anyone' | 'members'
  /** A link that opens the store dialog, for a product if it is for one. */
  chooseStore: ProductId | ''
  /** A button that copies this text. */
  copyCode: string
  /** A button that scrolls a row by so many of its widths. */
  moveRow: number
  /** A link to a product that shows it over the list. */
  quickLook: string
  /** A link that opens the login dialog, and where a link of content leads then. */
  signIn: string
  /** A select that submits its form when it changes. */
  submitForm: null
  subscribe: null
  toggleSizeGuide: null
  /** The form of all hearts. */
  toggleWish: null
  zoom: null
}

export type ActionName = keyof ActionValues

export interface Action {
  /** The link, button, form or select that names it. */
  element: HTMLElement
  /** As the document has it. An extension may have changed it. */
  value: string
  event: Event
  /** Runs afterwards. */
  next?: () => void
}

/** Returns false to leave the action to the browser. */
type Handler = (action: Action) => unknown

/** Loads what the shopper is about to use. */
type Prepare = (element: HTMLElement) => void

const handlers = new Map<string, { handle: Handler; prepare: Prepare | undefined }>()

/** Actions without a handler so far, by the control that was used. */
const kept = new Map<Element, Action & { name: string }>()

const wantedListeners = new Set<(name: string) => void>()

/** Whether actions without a handler are left to the browser. */
let isLost = false

/** How long an action waits for its handler (ms). */
const MAX_WAIT_MS = 10_000

/** The attributes of an element that has an action. */
export const actionProps = <Name extends ActionName>(
  name: Name,
  ...[value]: ActionValues[Name] extends null ? [value?: undefined] : [value: ActionValues[Name]]
) => ({ 'data-action': name, 'data-value': value })

/** Listens to the document, once for each type of event. */
export function listenToActions() {
  for (const type of ['click', 'submit', 'change']) document.addEventListener(type, dispatch)
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, prepareTarget, { passive: true })
}

/** Has an action handled now or once its handler is there. @returns false if the browser is to do it */
export const performAction: (name: ActionName, action: Action) => boolean = perform

/** @returns a function that removes the handler, unless another one has taken its place */
export function handleAction(name: ActionName, handle: Handler, prepare?: Prepare) {
  const entry = { handle, prepare }
  handlers.set(name, entry)
  for (const [control, action] of kept) {
    if (action.name !== name) continue
    kept.delete(control)
    // By now, the page may show something else.
    if (control.isConnected && handle(action) === false) leaveToBrowser(action)
  }
  return () => {
    if (handlers.get(name) === entry) handlers.delete(name)
  }
}

/** Calls for each action that has no handler and is kept. @returns a function that ends this */
export function onWanted(call: (name: string) => void) {
  wantedListeners.add(call)
  for (const { name } of kept.values()) call(name)
  return () => void wantedListeners.delete(call)
}

/** Code is lost: leaves all actions without a handler to the browser. */
export function loseActions() {
  isLost = true
  for (const [control, action] of kept) {
    kept.delete(control)
    if (control.isConnected) leaveToBrowser(action)
  }
}

/** The button that submits a form. */
export const submitterOf = ({ event }: Action) =>
  event instanceof SubmitEvent ? event.submitter : null

const TYPES: Record<string, string> = { FORM: 'submit', SELECT: 'change' }

const elementAt = (event: Event) => closest<HTMLElement>(event, '[data-action]')

function dispatch(event: Event) {
  const element = elementAt(event)
  if (!element || (TYPES[element.tagName] ?? 'click') !== event.type) return
  if (event instanceof MouseEvent ? !isPlainClick(event) : event.defaultPrevented) return
  const { action: name = '', value = '' } = element.dataset
  const action = { element, value, event }
  if (perform(name, action)) event.preventDefault()
  // By itself, the browser does nothing when a select changes.
  else if (!event.cancelable) leaveToBrowser(action)
}

function prepareTarget(event: Event) {
  const element = elementAt(event)
  const prepare = handlers.get(element?.dataset['action'] ?? '')?.prepare
  if (element && prepare) preloadAfterPaint(() => prepare(element))
}

function perform(name: string, action: Action) {
  const handler = handlers.get(name)
  if (handler) return handler.handle(action) !== false
  if (isLost) return false
  const control = submitterOf(action) ?? action.element
  if (kept.has(control)) return true
  const entry = { ...action, name }
  kept.set(control, entry)
  setTimeout(() => kept.get(control) === entry && loseActions(), MAX_WAIT_MS)
  for (const call of wantedListeners) call(name)
  return true
}

/** Uses the control again, which has no handler, or one that returns false. */
function leaveToBrowser(action: Action) {
  const { element } = action
  if (element instanceof HTMLSelectElement) element.form?.requestSubmit()
  else if (!(element instanceof HTMLFormElement)) element.click()
  // Offline, an error would replace the page and what was typed.
  else if (navigator.onLine) element.requestSubmit(submitterOf(action))
}

/**
 * Handles an action of the document while the component is mounted.
 *
 * @param handle may return false to leave the action to the browser
 * @param prepare declared outside the component
 */
export function useAction(
  name: Parameters<typeof handleAction>[0],
  handle: (action: Action) => unknown,
  prepare?: (element: HTMLElement) => void,
) {
  const latest = useEffectEvent(handle)
  useEffect(() => {
    // The pointer or the focus may have been there before this code.
    const inUse = `[data-action="${name}"]:is(:hover, :focus-within)`
    if (prepare) document.querySelectorAll<HTMLElement>(inUse).forEach((each) => prepare(each))
    return handleAction(name, (action) => latest(action), prepare)
  }, [name, prepare])
}
