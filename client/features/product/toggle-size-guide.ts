import { SIZE_GUIDE } from '#shared/product/product-assets.ts'

import { showModal } from '../../app/show-modal.ts'

/**
 * Opens the size guide as a modal dialog instead of a popover, so that the focus stays inside, or closes it.
 *
 * @returns false if the browser is to open or close the popover
 */
export function toggleSizeGuide() {
  const guide = document.getElementById(SIZE_GUIDE)
  if (!(guide instanceof HTMLDialogElement) || guide.matches(':popover-open')) return false
  if (guide.open) return guide.close()
  showModal(guide)
  guide.onclick = ({ target }) => {
    if (target === guide) guide.close()
  }
}
