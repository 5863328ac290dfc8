/** What an event is about: the nearest element that matches, from its target outward. */
export const closest = <Found extends HTMLElement>(
  { target }: { target: unknown },
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null)
