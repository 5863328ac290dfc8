import type { MouseEvent } from 'react'

/**
 * Shows a modal dialog. To make the page behind it inert, the browser computes the style of every element anew, which
 * takes a slow phone longer than all else. So the dialog is painted as a popover first, and is modal a frame later.
 *
 * @returns a function that closes it
 */
export function showModal(dialog: HTMLDialogElement) {
  const opener = document.activeElement
  const waiting = new AbortController()
  const makeModal = () => {
    waiting.abort()
    if (!dialog.matches(':popover-open')) return
    dialog.hidePopover()
    // A modal dialog returns the focus to what has it when it opens.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    dialog.showModal()
  }
  dialog.popover ??= 'manual'
  dialog.showPopover()
  requestAnimationFrame(() => setTimeout(makeModal))
  // The browser closes a modal dialog with Escape, but not a popover.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // Nothing else closes with it.
      event.preventDefault()
      makeModal()
      dialog.close()
    },
    { signal: waiting.signal },
  )
  return () => {
    waiting.abort()
    dialog.hidePopover()
    dialog.close()
  }
}

/** Closes a dialog by a click outside its content, whose target is the dialog itself. */
export function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close()
}
