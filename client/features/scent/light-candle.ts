/**
 * Lets the button at a candle light it and put it out.
 *
 * @returns a function that ends this
 */
export function lightCandle() {
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || !target.closest('button')) return
    target.closest('[data-candle]')?.toggleAttribute('data-lit')
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
