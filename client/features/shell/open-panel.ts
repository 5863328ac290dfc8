/** Whether the menu is a row. Otherwise it is a drawer. */
export const isRow = (menu: HTMLElement) => getComputedStyle(menu).position === 'static'

/** The disclosure of the open panel. */
export const openDetails = (menu: HTMLElement) =>
  menu.querySelector<HTMLDetailsElement>('.top > details[open]')
