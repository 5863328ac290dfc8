/**
 * What the header and the bars beside it do not show whole: labels and placeholders that are wider than their control, and
 * controls that leave the window or lie on each other. The name of a store may end in an ellipsis where its title is the
 * whole name. Runs in the page.
 */
export function cutLabels() {
  const header = document.querySelector('#app > header')
  const open = document.querySelector('dialog:modal, nav:popover-open, .search:popover-open')
  const places = open
    ? [open]
    : [header, document.querySelector('#app > aside'), header?.nextElementSibling]
  const selector = 'a, button, input:not([type=hidden]), select, summary'
  const controls = places
    .flatMap((place) => [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])])
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => open || !each.closest('nav[popover]') || isRow(each))
  const clipped = (element: Element) => element.closest('.visually-hidden, [role="option"]')
  return [...controls.flatMap(tooNarrow), ...(open ? [] : [...outside(), ...overlapping()])]

  function isRow(each: Element) {
    return getComputedStyle(each.closest('nav') ?? each).position !== 'fixed'
  }

  function nameOf(each: HTMLElement) {
    return each.textContent.trim().slice(0, 30) || each.ariaLabel || each.outerHTML.slice(0, 60)
  }

  function tooNarrow(control: HTMLElement) {
    const parts = [control, ...control.querySelectorAll<HTMLElement>('*')]
    const cut = parts.filter(
      (each) =>
        !clipped(each) &&
        getComputedStyle(each).clipPath === 'none' &&
        !(each.title && each.title === each.textContent) &&
        each.clientWidth > 0 &&
        each.scrollWidth > each.clientWidth,
    )
    const labels = cut.map(
      (each) => `"${nameOf(each)}" needs ${each.scrollWidth} of ${each.clientWidth} px`,
    )
    return control instanceof HTMLInputElement ? [...labels, ...longPlaceholder(control)] : labels
  }

  function longPlaceholder(input: HTMLInputElement) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    pen.font = font
    const { width } = pen.measureText(input.placeholder)
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return width > room ? [`"${input.placeholder}" needs ${Math.ceil(width)} of ${room} px`] : []
  }

  function outside() {
    return controls
      .filter((each) => header?.contains(each))
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return !clipped(each) && (left < 0 || right > innerWidth)
      })
      .map((each) => `"${nameOf(each)}" leaves the window`)
  }

  /** Buttons within a field lie on it. */
  function overlapping() {
    const inBar = controls.filter((each) => each.matches('.bar :is(a, button:not(form *), input)'))
    return inBar.flatMap((each, index) => {
      const box = each.getBoundingClientRect()
      return inBar.slice(index + 1).flatMap((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isApart =
          left >= box.right - 1 ||
          right <= box.left + 1 ||
          top >= box.bottom - 1 ||
          bottom <= box.top + 1
        return isApart ? [] : [`"${nameOf(each)}" lies on "${nameOf(other)}"`]
      })
    })
  }
}
