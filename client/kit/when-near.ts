import { onShopEvent } from './shop-events.ts'

/**
 * Waits until an element is less than a screen away from what is seen. Does not wait for one that is not there, or that a
 * navigation removes.
 */
export function whenNear(element: Element | null) {
  if (!element) return Promise.resolve()
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && settle(),
      { rootMargin: '100%' },
    )
    const stop = onShopEvent((event) => {
      if (event.type === 'page-viewed' && !event.isDocument) settle()
    })
    const settle = () => {
      observer.disconnect()
      stop()
      resolve()
    }
    observer.observe(element)
  })
}
