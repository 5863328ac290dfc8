/**
 * Shows a modal dialog. To make the page behind it inert, the browser computes the style of every element anew, which
 * takes a slow phone longer than all else. So the dialog is painted as a popover first, and is modal a frame later.
 *
 * @returns a function that closes it
 */
export function showModal(dialog: HTMLDialogElement) {
  const opener = document.activeElement
  dialog.popover ??= 'manual'
  dialog.showPopover()
  requestAnimationFrame(() =>
    setTimeout(() => dialog.matches(':popover-open') && makeModal(dialog, opener)),
  )
  return () => {
    dialog.hidePopover()
    dialog.close()
  }
}

function makeModal(dialog: HTMLDialogElement, opener: Element | null) {
  dialog.hidePopover()
  // A modal dialog returns the focus to what has it when it opens.
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  dialog.showModal()
}
