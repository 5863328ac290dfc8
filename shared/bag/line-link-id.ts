/** The id of a line's link in the bag: where the page opens, and what has focus, after something was done to the line. */
export const lineLinkId = (lineId: string) => `line-${lineId}-name`
