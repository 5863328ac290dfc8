/** From here on the menu is a row; below, it is a drawer (spec 1 §9). */
export const isRow = () => matchMedia('(min-width: 56.25em)').matches

/** The disclosure of the open panel. */
export const openDetails = (menu: HTMLElement) =>
  menu.querySelector<HTMLDetailsElement>('.top > details[open]')
