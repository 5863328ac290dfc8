/** The API writes dollars as a JSON number; all other code uses minor units. */
export const majorUnits = (minorUnits: number) => minorUnits / 100
