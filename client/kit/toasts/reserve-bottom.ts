/**
 * Lets what receives the focus, and the end of the page, scroll above a bar at the bottom of the window.
 *
 * @param bar `--docked`: a bar at the very bottom; `--buying`: the one above it that sells
 * @returns a function that ends this
 */
export function reserveBottom(element: HTMLElement, bar: '--docked' | '--buying') {
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => {
    style.setProperty(bar, `${Math.ceil(element.getBoundingClientRect().height)}px`)
  })
  sizes.observe(element)
  return () => {
    sizes.disconnect()
    style.removeProperty(bar)
  }
}
