/** The nearest element that matches, from the target of an event outward. */
export const closest = <Found extends HTMLElement>(
  { target }: { target: unknown },
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null)

type Click = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** Whether a click is not handled yet, and does not open its link in another tab or window. */
export const isPlainClick = (click: Click) =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
