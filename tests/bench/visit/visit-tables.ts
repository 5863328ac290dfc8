import { table } from '../../../scripts/markdown.ts'
import type { LineFigures, StepFigures, VisitFigures } from '../figures.ts'

export function visitsTable({ measured, rounds, benchmarkIndex, pages }: VisitFigures) {
  const rows = Object.entries(pages).flatMap(([page, { lighthouse, traced }]) => [
    [
      page,
      'Lighthouse',
      String(lighthouse.score),
      ...formatTimes(lighthouse),
      lighthouse.cpuTbt.toFixed(0),
      '',
      '',
    ],
    [
      '',
      'traced',
      '',
      ...formatTimes(traced),
      '',
      `${traced.kilobytes.toFixed(0)} kB in ${traced.requests}`,
      `\`${traced.element}\``,
    ],
  ])
  const head = [
    'first visit',
    '',
    'score',
    'FCP s',
    'LCP s',
    'TBT ms',
    'CLS',
    'TBT by CPU time',
    'requests',
    'largest element',
  ]
  const goals = ['goal', '', '98', '', '1.4', '100', '0', '', '', '']
  return [
    table(head, [goals, ...rows]),
    `Medians of ${rounds}, measured on ${measured} on a machine with a Lighthouse index of ${benchmarkIndex.toFixed(0)}.`,
  ].join('\n\n')
}

function formatTimes({
  fcp,
  lcp,
  tbt,
  cls,
}: {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}) {
  const seconds = [fcp, lcp].map((ms) => (ms / 1000).toFixed(2))
  return [...seconds, tbt.toFixed(0), cls === 0 ? '0' : cls.toFixed(4)]
}

export function lineTable(figures: LineFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const { measured, rounds, pages } = figures
  const rows = Object.entries(pages).map(([page, { withPriorities, without }]) => [
    page,
    ...[withPriorities, without].flatMap((times) =>
      [times.fcp, times.lcp, times.hydrated].map((ms) => (ms / 1000).toFixed(2)),
    ),
  ])
  const kinds = ['with priorities, s: FCP', 'LCP', 'hydrated', 'without: FCP', 'LCP', 'hydrated']
  return [
    table(['first visit', ...kinds], rows),
    `Medians of ${rounds}, measured on ${measured}.`,
  ].join('\n\n')
}

export function stepsTable(figures: StepFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const { measured, rounds, steps } = figures
  const rows = Object.entries(steps).map(([name, { document, navigation }]) => [
    name,
    ...[document, navigation].flatMap(({ ms, requests }) => [ms.toFixed(0), requests.toFixed(0)]),
  ])
  return [
    table(['step', 'as a document, ms', 'requests', 'by navigation, ms', 'requests'], rows),
    `Medians of ${rounds}, measured on ${measured}.`,
  ].join('\n\n')
}

export function interactionsTable({ interactions }: VisitFigures) {
  const rows = Object.entries(interactions).map(([name, { paint, result }]) => [
    name,
    paint.toFixed(0),
    result === null ? '' : result.toFixed(0),
  ])
  const head = ['interaction, ms', 'to the next paint', 'to its result']
  return table(head, [['goal', '200', ''], ...rows])
}
