import { table } from '../../../scripts/markdown.ts'
import type { ConsentFigures } from '../figures.ts'

const NOT_MEASURED = 'Not measured yet.'

export function consentTable(figures: ConsentFigures | undefined) {
  if (!figures) return NOT_MEASURED
  const { measured, rounds, pages } = figures
  const rows = Object.entries(pages).map(
    ([page, { rejected, accepted, tbtDifference, tbtByConsent }]) => [
      page,
      rejected.scripts.toFixed(1),
      accepted.scripts.toFixed(1),
      rejected.tbt.toFixed(0),
      accepted.tbt.toFixed(0),
      tbtDifference.toFixed(0),
      tbtByConsent.toFixed(0),
    ],
  )
  const head = [
    'first visit',
    'kB of scripts, rejected',
    'accepted',
    'TBT ms, rejected',
    'accepted',
    'difference',
    'by scripts with consent',
  ]
  return [
    table(head, [['goal', '', '', '', '', '20', '20'], ...rows]),
    `Medians of ${rounds}, measured on ${measured}.`,
  ].join('\n\n')
}

export function stylesTable(figures: ConsentFigures | undefined) {
  if (!figures) return NOT_MEASURED
  const { pages } = figures
  const rows = Object.entries(pages).map(([page, { styles }]) => [
    page,
    styles.linked.toFixed(0),
    styles.written.toFixed(0),
    styles.share.toFixed(2),
    styles.kilobytes.toFixed(1),
  ])
  return table(
    ['FCP ms by stylesheets', 'linked', 'in the document', 'ratio', 'additional kB'],
    rows,
  )
}
