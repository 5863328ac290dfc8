import { n } from '../drawing/shape.ts'

/** A straight line to a point, or a curve with its two control points before it. */
export type Step =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/**
 * A closed outline that is the same on both sides of x = 0: `steps` lead down its right side, from a start on or beside
 * the center line to an end there.
 */
export function symmetric(start: readonly [x: number, y: number], steps: readonly Step[]): string {
  const right = steps.map(written).join('')
  const left = steps
    .map((step, index) => mirrored(step, index === 0 ? start : stepEnd(steps[index - 1] ?? start)))
    .toReversed()
    .join('')
  const [x, y] = stepEnd(steps.at(-1) ?? start)
  return `M${point(start[0], start[1])}${right}L${point(-x, y)}${left}Z`
}

const point = (x: number, y: number) => `${n(x)} ${n(y)}`

const written = (step: Step): string =>
  step.length === 2
    ? `L${point(step[0], step[1])}`
    : `C${point(step[0], step[1])} ${point(step[2], step[3])} ${point(step[4], step[5])}`

/** The same step on the other side, in the other direction: back to where it came from. */
function mirrored(step: Step, [x, y]: readonly [number, number]): string {
  return step.length === 2
    ? `L${point(-x, y)}`
    : `C${point(-step[2], step[3])} ${point(-step[0], step[1])} ${point(-x, y)}`
}

const stepEnd = (step: Step): readonly [number, number] =>
  step.length === 2 ? step : [step[4], step[5]]
