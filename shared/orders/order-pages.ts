/** The page of a list of orders that a query or path names, counted from 1; the first one for anything else. */
export const orderPageIn = (text: string | null | undefined) =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
