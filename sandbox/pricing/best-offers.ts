import type { LineToPrice } from './model.ts'
import type { LineDiscount, ProductRule } from './product-rule.ts'
import { leastExpensiveFirst } from './line-units.ts'

/** The promotion of each line, by item id. */
export type Choice = ReadonlyMap<string, ProductRule>

/** How many choices are compared. A bag of seven contested lines is searched completely. */
const MOST_CHOICES = 128

/**
 * Gives each line to at most one promotion, so that no line is reduced twice. If several promotions match a line,
 * the choice that saves the shopper most wins; if they save the same, the first rank wins.
 */
export function assignPromotions(bag: LineToPrice[], rules: ProductRule[]): Choice {
  const open = leastExpensiveFirst(bag).flatMap((line) => {
    const candidates = rules.filter((rule) => rule.appliesTo(line))
    const [first] = candidates
    return first === undefined ? [] : [{ line, candidates, first }]
  })
  const start: Choice = new Map(open.map(({ line, first }) => [line.itemId, first]))
  const [best = start] = open
    .filter(({ candidates }) => candidates.length > 1)
    .reduce<Choice[]>(
      (choices, { line, candidates }) =>
        choices
          .flatMap((choice) => candidates.map((rule) => new Map([...choice, [line.itemId, rule]])))
          .map((choice) => ({ choice, saved: savedBy(choice, bag) }))
          .toSorted((a, b) => b.saved - a.saved)
          .slice(0, MOST_CHOICES)
          .map(({ choice }) => choice),
      [start],
    )
  return best
}

export function getDiscounts(bag: LineToPrice[], choice: Choice) {
  return [...new Set(choice.values())].flatMap((rule) =>
    rule
      .reduce(formatLines(bag, choice, rule), bag)
      .map((reduction): LineDiscount & { rule: ProductRule } => ({ ...reduction, rule })),
  )
}

export function formatLines(bag: LineToPrice[], choice: Choice, rule: ProductRule): LineToPrice[] {
  return bag.filter(({ itemId }) => choice.get(itemId) === rule)
}

const savedBy = (choice: Choice, bag: LineToPrice[]) =>
  getDiscounts(bag, choice).reduce((sum, { amount }) => sum + amount, 0)
