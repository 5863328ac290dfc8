import type { MouseEvent } from 'react'

/** Closes a dialog by a click outside its content, whose target is the dialog itself. */
export function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close()
}
