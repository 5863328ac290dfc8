/**
 * Sends React an event that nothing handles. With its first event, it takes a slow phone 40 ms longer, and the shopper's
 * first tap should not wait for that.
 */
export function warmUpEvents() {
  const page = document.getElementById('content')
  page?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}
