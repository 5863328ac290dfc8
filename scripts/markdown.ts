/** A Markdown table, aligned as the formatter does. */
export function table(head: readonly string[], rows: readonly string[][]) {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/**
 * Inserts each text between its markers, `<!-- name: begin -->` and `<!-- name: end -->`.
 * @throws if the markers are missing
 */
export function fillIn(document: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [name, text]) => {
    const begin = `<!-- ${name}: begin -->`
    const from = filled.indexOf(begin)
    const to = filled.indexOf(`<!-- ${name}: end -->`)
    if (from < 0 || to < from) throw new Error(`The document lacks the markers of "${name}".`)
    return `${filled.slice(0, from + begin.length)}\n\n${text}\n\n${filled.slice(to)}`
  }, document)
}

/** The anchor of a heading, as GitHub makes it. */
export const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
