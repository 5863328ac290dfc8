import { table } from '#scripts/markdown.ts'

import type { CallFigures } from './figures.ts'
import type { QuotaFigures } from './quota-figures.ts'

/** The calls of PWA Kit 10.2 for the same pages, on the server and in the browser, measured on 2026-11-20. */
const PWA_KIT: Partial<Record<string, string>> = {
  home: '2 + 7',
  category: '3 + 8',
  product: '3 + 11',
}

export function callsTable(figures: CallFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const sumOf = ({ document, later }: { document: number; later: number }) =>
    `${document} + ${later}`
  const rows = Object.entries(figures.pages).map(([page, { first, next }]) => [
    page,
    sumOf(first),
    sumOf(next),
    PWA_KIT[page] ?? '–',
  ])
  return [
    table(['calls to commerce', 'first visitor', 'next visitor', 'PWA Kit'], rows),
    `Measured on ${figures.measured}.`,
  ].join('\n\n')
}

export function quotasText(figures: QuotaFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const { crowd, quotas, limited, measured } = figures
  const families = Object.entries(crowd.families)
    .toSorted(([, one], [, other]) => other - one)
    .map(([family, calls]) => `${family} ${calls}`)
    .join(', ')
  return [
    `- ${crowd.visitors} visitors open ${crowd.views} pages with empty caches, of which ${crowd.failed} fail. That costs ${crowd.calls} calls (${families}), at most ${crowd.busiestSecond} to one family in a second.`,
    ...(quotas
      ? [
          `- With a quota of ${quotas.perMinute} requests a minute for each API family, they open ${quotas.views} pages, of which ${quotas.failed} fail. Of ${quotas.calls} calls ${quotas.rejected} are answered with 429; the busiest family, ${quotas.busiest.family}, gets ${quotas.busiest.calls} in a minute.`,
        ]
      : []),
    `- While every search is limited (429, \`Retry-After: ${limited.retryAfter}\`), the same visitors see ${limited.shown} of ${limited.views} pages, and ${limited.unavailable} are 503. The shop sends ${limited.searches} searches in ${limited.seconds} s.`,
    `\nMeasured on ${measured}.`,
  ].join('\n')
}
