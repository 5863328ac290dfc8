/** The form of a product page that adds to the bag. */
export const shownAddForm = () =>
  document.querySelector<HTMLFormElement>('#content form[id^="add-"]')
