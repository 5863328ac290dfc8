type Click = Pick<
  MouseEvent,
  'button' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** Whether a click is handled by nobody else, and does not open its link in another tab or window. */
export const isPlainClick = (click: Click) =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)
