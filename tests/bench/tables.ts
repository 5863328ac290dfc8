import { table } from '#scripts/markdown.ts'

import budgets from '../../scripts/budgets.json' with { type: 'json' }
import type {
  DeployFigures,
  Figures,
  MemoryFigures,
  PageFigures,
  PersonalFigures,
  ScaleFigures,
  StartFigures,
} from './figures.ts'
import { callsTable, quotasText } from './stock-tables.ts'
import { loadText } from './load/load-text.ts'
import { consentTable, stylesTable } from './visit/consent-tables.ts'
import { interactionsTable, lineTable, stepsTable, visitsTable } from './visit/visit-tables.ts'

/** The tables of the performance document, by the name of their markers. */
export const buildTables = ({
  visit,
  steps,
  line,
  consent,
  pages,
  personal,
  scale,
  memory,
  deploy,
  start,
  calls,
  quotas,
  crowd,
}: Figures): Record<string, string> => ({
  sizes: sizesTable(),
  peers: peersTable(),
  visits: visitsTable(visit),
  steps: stepsTable(steps),
  line: lineTable(line),
  interactions: interactionsTable(visit),
  consent: consentTable(consent),
  styles: stylesTable(consent),
  'cpu-of-pages': cpuTable(pages),
  'cpu-of-personal-pages': personalTable(personal),
  'rate-of-pages': rateTable(pages),
  scale: scaleTable(scale),
  memory: memoryTable(memory),
  deploy: deployTable(deploy),
  start: startTable(start),
  calls: callsTable(calls),
  quotas: quotasText(quotas),
  crowd: loadText(crowd),
})

function sizesTable() {
  const { measured, worker, pages } = budgets
  const rows = Object.entries(pages).map(([page, { measured: is, limit }]) => [
    page,
    `${is.javascript.toFixed(1)} of ${limit.javascript}`,
    `${is.beforeLoad.toFixed(1)} of ${limit.beforeLoad}`,
    `${is.css.toFixed(1)} of ${limit.css}`,
    `${is.html.toFixed(1)} of ${limit.html}`,
    `${is.requests} of ${limit.requests}`,
  ])
  return [
    table(
      ['first visit', 'JavaScript until quiet', 'before load', 'CSS', 'HTML', 'requests'],
      rows,
    ),
    `The worker has ${worker.measured.toFixed(0)} kB of ${worker.limit}. Measured on ${measured}.`,
  ].join('\n\n')
}

/** JavaScript of home, category and product in kB. The peers were measured on 2026-11-20, and the shop before on 2026-11-30. */
function peersTable() {
  const { home, category, product } = budgets.pages
  const ours = [home, category, product].map(({ measured }) => measured)
  const kilobytes = (values: readonly number[]) => values.map((value) => value.toFixed(1))
  return table(
    ['JavaScript, kB', 'home', 'category', 'product'],
    [
      ['declared, before', '90.6', '90.6', '105.6'],
      ['declared, now', ...kilobytes(ours.map(({ beforeLoad }) => beforeLoad))],
      ['total, before', '134.3', '134.3', '191.3'],
      ['total, now', ...kilobytes(ours.map(({ javascript }) => javascript))],
      ['total, Hydrogen', '142', '149', '148'],
      ['total, PWA Kit', '500', '507', '504'],
    ],
  )
}

function cpuTable({ measured, pages }: PageFigures) {
  const rows = Object.entries(pages).map(([page, { constant, cached, rendered }]) => [
    page,
    constant.toFixed(2),
    `${cached.ms.toFixed(2)} (${cached.ratio.toFixed(1)})`,
    `${rendered.ms.toFixed(1)} (${rendered.ratio.toFixed(0)})`,
  ])
  return [
    table(['CPU ms per request (ratio)', 'constant', 'from the page cache', 'rendered'], rows),
    `Measured on ${measured}.`,
  ].join('\n\n')
}

function personalTable(figures: PersonalFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const rows = Object.entries(figures.pages).map(([page, { shop, commerce }]) => [
    page,
    page.startsWith('bag') ? '4' : '5',
    shop.toFixed(1),
    commerce.toFixed(1),
  ])
  return [
    table(['CPU ms per request', 'goal', 'shop', 'commerce service'], rows),
    `${bagByLines(figures)} Measured on ${figures.measured}.`,
  ].join('\n\n')
}

/** The allowed CPU ratio of a bag of 30 lines to one of 3. */
const ALLOWED_FOR_LINES = 1.6

/** The cost of a bag's lines, with its limit. */
export function bagByLines({ bagByLines: measured }: PersonalFigures) {
  const limit = `A bag of 30 lines may take ${ALLOWED_FOR_LINES} times the CPU of one of 3.`
  if (!measured) return limit
  const { 3: few, 30: many } = measured
  const times = (many / few).toFixed(2)
  return `${limit} It takes ${times} times as much: ${many.toFixed(1)} and ${few.toFixed(1)} ms for a guest.`
}

function rateTable({ pages }: PageFigures) {
  const rows = Object.entries(pages).map(([page, { share }]) => [
    page,
    share['1'].toFixed(2),
    share['16'].toFixed(2),
  ])
  const head = ['requests per second, share of the constant’s', '1 concurrent', '16 concurrent']
  return table(head, rows)
}

function scaleTable({ measured, cases, crowd }: ScaleFigures) {
  const rows = cases.map(({ name, time, cpu, allowed }) => [
    name,
    time.toFixed(2),
    cpu.toFixed(2),
    allowed,
  ])
  const head = ['from 1,260 to 100,000 products', 'time ratio', 'CPU ratio', 'allowed']
  return [
    table(head, rows),
    `${crowd.baskets} baskets were changed concurrently: ${crowd.answered} of ${crowd.changes} changes were confirmed and ${crowd.lost} lost. Measured on ${measured}.`,
  ].join('\n\n')
}

function memoryTable({ measured, limit, rows }: MemoryFigures) {
  const cells = rows.map(({ requests, before, objects, buffers, resident }) => [
    requests.toLocaleString('en-US'),
    String(before),
    objects.toFixed(1),
    buffers.toFixed(1),
    String(resident),
  ])
  const head = ['requests', 'MB before', 'objects after', 'buffers after', 'process']
  return [
    table(head, cells),
    `MB before and after a collection, under a heap limit of ${limit} MB. Measured on ${measured}.`,
  ].join('\n\n')
}

function startTable(figures: StartFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const { empty, before, now, goal, rounds, measured } = figures
  const row = (name: string, { shop, difference, evaluated, parsed }: StartFigures['now']) =>
    [name, shop, difference, evaluated, parsed].map(String)
  return [
    table(
      ['CPU ms until the first response', 'shop', 'over an empty worker', 'kB evaluated', 'parsed'],
      [
        ['goal', '', String(goal), '', ''],
        ...(before ? [row('before', before)] : []),
        row('now', now),
      ],
    ),
    `Medians of ${rounds} in pairs; an empty worker takes ${empty} ms. Measured on ${measured}.`,
  ].join('\n\n')
}

function deployTable(figures: DeployFigures | undefined) {
  if (!figures) return 'Not measured yet.'
  const rows = Object.entries(figures.changes).map(
    ([change, { scripts, files, kilobytes, allowed }]) => [
      change,
      String(files),
      String(scripts),
      `${kilobytes.toFixed(1)} of ${allowed}`,
    ],
  )
  return [
    table(['a deploy that changes', 'files', 'scripts', 'kB, gzip -9'], rows),
    `Measured on ${figures.measured}.`,
  ].join('\n\n')
}
