import { spawnSync } from 'node:child_process'

import { today, type SizeFigures } from './figures.ts'

/** Lines of `scripts/budgets.ts`, such as `✓ HTML of home   10.3 of 15`. */
const PAGE_LINE = /^[✓✗] (client JavaScript|files before load|CSS|HTML) of (\w+) +([\d.]+) of/gm
const WORKER_LINE = /^[✓✗] worker +([\d.]+) of/m

/** Weighs what a first visit loads, as `npm test` does, and returns the sizes. */
export function measureSizes(): SizeFigures {
  const { stdout } = spawnSync('node', ['scripts/budgets.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  console.log(stdout)
  return sizesIn(stdout, today())
}

/** @throws {Error} when the output contains no sizes */
function sizesIn(output: string, measured: string): SizeFigures {
  const lines = [...output.matchAll(PAGE_LINE)]
  if (lines.length === 0) throw new Error('scripts/budgets.ts reported no sizes')
  const pages = [...new Set(lines.map(([, , page = '']) => page))].map((page) => {
    const sizeOf = (kind: string) =>
      Number(lines.find((line) => line[1] === kind && line[2] === page)?.[3])
    const sizes = {
      javascript: sizeOf('client JavaScript'),
      files: sizeOf('files before load'),
      css: sizeOf('CSS'),
      html: sizeOf('HTML'),
    }
    return [page, sizes] as const
  })
  return {
    measured,
    pages: Object.fromEntries(pages),
    worker: Number(WORKER_LINE.exec(output)?.[1]),
  }
}
