/** Layout rounds, so what is in view may be a little less than whole. */
const WHOLE = 0.95

/** What the button that sells the product shows at the moment. */
export interface MainButton {
  text: string
  isDisabled: boolean
  quantity: number
}

/** The button that sells the product of the page, whatever it is at the moment. */
export const mainButton = () => document.querySelector<HTMLElement>('#content [data-buys]')

/**
 * Reports the button's content while it is out of view on a phone, above or below, and null while it is in view.
 *
 * @returns a function that ends this
 */
export function watchMainButton(report: (button: MainButton | null) => void) {
  const wide = matchMedia('(min-width: 56.25em)')
  let views: IntersectionObserver | null = null

  function watch() {
    views?.disconnect()
    const button = mainButton()
    if (!button || wide.matches) return report(null)
    const docked = document.documentElement.style.getPropertyValue('--docked') || '0px'
    views = new IntersectionObserver(
      (entries) => {
        const isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE
        report(isInView ? null : contentOf(button))
      },
      { threshold: WHOLE, rootMargin: `0px 0px -${docked}` },
    )
    views.observe(button)
  }

  const changes = new MutationObserver(watch)
  const article = document.querySelector('#content article')
  if (article) changes.observe(article, { childList: true, subtree: true, characterData: true })
  // Another bar has come or gone.
  changes.observe(document.documentElement, { attributeFilter: ['style'] })
  wide.addEventListener('change', watch)
  watch()
  return () => {
    changes.disconnect()
    views?.disconnect()
    wide.removeEventListener('change', watch)
  }
}

function contentOf(button: HTMLElement): MainButton {
  const field = button.closest('form')?.elements.namedItem('quantity')
  return {
    text: button.textContent,
    isDisabled: button.matches(':disabled'),
    quantity: field instanceof HTMLInputElement ? Number(field.value) : 1,
  }
}
