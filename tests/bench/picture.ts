import budgets from '../../scripts/budgets.json' with { type: 'json' }

interface Bar {
  label: string
  is: number
  limit: number
}

const LABELS = 230
const SCALE = 420
const WIDTH = LABELS + SCALE + 130
const ROW = 24
const TOP = 64

/** An SVG of the sizes as shares of their limits. The line at the right of the bars is the limit. */
export function drawPicture(): string {
  const bars = listBars()
  const height = TOP + bars.length * ROW + 16
  const limitAt = LABELS + SCALE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">
  <title id="title">Sizes of a first visit as shares of their limits</title>
  <rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
  <text x="16" y="28" font-size="15" font-weight="600" fill="#1d2521">Sizes and their limits (kB, gzip -9)</text>
  <text x="${limitAt}" y="${TOP - 12}" text-anchor="middle" fill="#6a2c2c">limit</text>
${bars.map(drawBar).join('\n')}
  <line x1="${limitAt}" y1="${TOP - 6}" x2="${limitAt}" y2="${height - 10}" stroke="#a33a3a" stroke-width="2"/>
</svg>
`
}

function listBars(): Bar[] {
  const pages = Object.entries(budgets.pages)
  const of = (key: 'javascript' | 'css' | 'html', name: string) =>
    pages.map(([page, { measured, limit }]) => ({
      label: `${name}, ${page}`,
      is: measured[key],
      limit: limit[key],
    }))
  const { measured, limit } = budgets.worker
  return [
    ...of('javascript', 'script'),
    ...of('css', 'CSS'),
    ...of('html', 'HTML'),
    { label: 'worker', is: measured, limit },
  ]
}

function drawBar({ label, is, limit }: Bar, index: number) {
  const y = TOP + index * ROW
  const width = Math.round((SCALE * is) / limit)
  const color = is > limit ? '#a33a3a' : '#3f6b57'
  return `  <text x="${LABELS - 10}" y="${y + 14}" text-anchor="end" fill="#1d2521">${label}</text>
  <rect x="${LABELS}" y="${y + 3}" width="${width}" height="15" fill="${color}"/>
  <text x="${LABELS + SCALE + 10}" y="${y + 14}" fill="#1d2521">${is.toFixed(1)} of ${limit}</text>`
}
