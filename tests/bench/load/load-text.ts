import { table } from '#scripts/markdown.ts'

import type { LoadFigures, Waits } from './load-figures.ts'

export function loadText(figures: LoadFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const { measured, minutes, cores, crowd, flood } = figures
  const row = (name: string, { steps, median, p95, failed }: Waits) => [
    name,
    ...[steps, median, p95, failed].map(String),
  ]
  const statuses = Object.entries(flood.statuses)
    .map(([status, count]) => `${count} with ${status}`)
    .join(', ')
  return [
    table(
      ['ms until the last byte', 'steps', 'median', 'p95', 'failed'],
      [
        row(`pages of ${crowd.shoppers} shoppers`, crowd.pages),
        row(`actions of ${crowd.shoppers} shoppers`, crowd.actions),
        row(`${flood.shoppers} shoppers alone`, flood.alone),
        row(`${flood.shoppers} shoppers beside a flood`, flood.beside),
      ],
    ),
    `In ${minutes} minutes on ${cores} cores, the crowd places ${crowd.orders} orders. The isolate holds ${crowd.memory.join(', ')} MB, measured at equal intervals. Beside the flood, p95 is ${ratioOf(flood).toFixed(2)} times that without; its ${flood.requests} requests are answered ${statuses}.`,
    `Measured on ${measured}.`,
  ].join('\n\n')
}

/** How much longer the slowest twentieth of honest steps takes beside the flood. */
export const ratioOf = ({ alone, beside }: LoadFigures['flood']) => beside.p95 / alone.p95
