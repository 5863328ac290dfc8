import type { LineToPrice } from './model.ts'
import type { LineReduction, ProductRule } from './product-rule.ts'
import { leastExpensiveFirst } from './units.ts'

/** Which promotion each line is given to, by item id. */
export type Choice = ReadonlyMap<string, ProductRule>

/**
 * Gives each line to one promotion at most, so that none is reduced twice. Where several would
 * have a line, the choice that saves the shopper most is taken; of equal ones the first rank.
 */
export function bestOffers(bag: LineToPrice[], rules: ProductRule[]): Choice {
  const open = leastExpensiveFirst(bag).flatMap((line) => {
    const candidates = rules.filter((rule) => rule.takes(line))
    return candidates.length > 0 ? [{ line, candidates }] : []
  })
  const contested = open.filter(({ candidates }) => candidates.length > 1)
  const starts = [...new Set(contested.flatMap(({ candidates }) => candidates))]
    .toSorted((a, b) => rules.indexOf(a) - rules.indexOf(b))
    .map((favourite) => choose(open, favourite))
  const [first = choose(open), ...others] = starts.map((start) => improve(start, contested, bag))
  return others.reduce((best, next) => (saved(next, bag) > saved(best, bag) ? next : best), first)
}

export function reductionsOf(bag: LineToPrice[], choice: Choice) {
  return [...new Set(choice.values())].flatMap((rule) =>
    rule
      .reduce(linesOf(bag, choice, rule), bag)
      .map((reduction): LineReduction & { rule: ProductRule } => ({ ...reduction, rule })),
  )
}

export function linesOf(bag: LineToPrice[], choice: Choice, rule: ProductRule): LineToPrice[] {
  return bag.filter(({ itemId }) => choice.get(itemId) === rule)
}

interface OpenLine {
  line: LineToPrice
  candidates: ProductRule[]
}

function choose(open: OpenLine[], favourite?: ProductRule): Choice {
  return new Map(
    open.flatMap(({ line, candidates }) => {
      const rule = candidates.find((candidate) => candidate === favourite) ?? candidates[0]
      return rule === undefined ? [] : [[line.itemId, rule] as const]
    }),
  )
}

/** Moves single lines as long as that saves more; ends, as every move saves at least a cent. */
function improve(start: Choice, contested: OpenLine[], bag: LineToPrice[]): Choice {
  const better = contested
    .flatMap(({ line, candidates }) =>
      candidates.map((rule) => new Map([...start, [line.itemId, rule]])),
    )
    .find((moved) => saved(moved, bag) > saved(start, bag))
  return better === undefined ? start : improve(better, contested, bag)
}

const saved = (choice: Choice, bag: LineToPrice[]) =>
  reductionsOf(bag, choice).reduce((sum, { amount }) => sum + amount, 0)
