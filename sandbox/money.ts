/** The wire speaks of dollars as a JSON number; everything behind it counts in minor units. */
export const majorUnits = (minorUnits: number) => minorUnits / 100
