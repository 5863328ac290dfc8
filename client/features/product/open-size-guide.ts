import { SIZE_GUIDE } from '#shared/product-assets.ts'

import { showModal } from '../../app/show-modal.ts'

/**
 * Opens the size guide as a modal dialog instead of a popover, so that the focus stays inside.
 *
 * @returns a function that ends this
 */
export function openSizeGuideAsModal() {
  function onClick(event: MouseEvent) {
    const guide = document.getElementById(SIZE_GUIDE)
    if (!(event.target instanceof Element) || !(guide instanceof HTMLDialogElement)) return
    if (event.target === guide) return guide.close()
    const button = event.target.closest(`[popovertarget="${SIZE_GUIDE}"]`)
    if (!button || guide.matches(':popover-open')) return
    event.preventDefault()
    if (guide.open) guide.close()
    else showModal(guide)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
