import { whenIdle, type LazyCode } from './lazy-code.ts'

/**
 * Loads code before somebody asks for it: when the page has loaded and the browser is idle, unless there
 * is no connection or the visitor saves data.
 * @returns a function that cancels it
 */
export function loadAhead(code: Pick<LazyCode<unknown>, 'preload'>) {
  let cancel = () => {}
  const wait = () => {
    cancel = whenIdle(() => {
      if (navigator.onLine && !navigator.connection?.saveData) code.preload()
    })
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    cancel()
  }
}
