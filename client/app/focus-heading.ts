/** Focuses the page's heading, or its content if it has none. */
export function focusHeading(options?: FocusOptions) {
  const heading = document.querySelector<HTMLElement>('#content h1')
  const target = heading ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus(options)
}
