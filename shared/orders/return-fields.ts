/** As many lines of an order can be returned with one form. */
export const MOST_RETURN_LINES = 30

/** The fields of the line at a place of the form. */
export const quantityField = (index: number): `quantity${number}` => `quantity${index}`
export const reasonField = (index: number): `reason${number}` => `reason${index}`
