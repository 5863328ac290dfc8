import { dotColors } from '#shop/filter-looks.ts'

/** The colors of the dots beside a filter's values. */
export const dotRules = Object.fromEntries(
  Object.entries(dotColors).map(([value, color]) => [
    `& .dot.${value}`,
    { backgroundColor: color },
  ]),
)
