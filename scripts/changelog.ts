/** One change of a release, as `CHANGELOG.md` describes it to retailers. */
export interface ChangelogEntry {
  version: string
  title: string
  action: string
  appliesTo: string
  paths: string
  why: string
  validate: string
}

const FIELDS = {
  action: 'Action',
  appliesTo: 'Applies to',
  paths: 'Paths',
  why: 'Why',
  validate: 'Validate',
} as const satisfies Record<Exclude<keyof ChangelogEntry, 'version' | 'title'>, string>

/**
 * The entries of a changelog, in its order.
 *
 * @throws if an entry lacks one of the five fields
 */
export function changelogEntries(text: string): ChangelogEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...entries] = section.split(/^### /m)
      const [version = ''] = heading.split(/\s/)
      return entries.map((entry) => readEntry(version, entry))
    })
}

function readEntry(version: string, text: string): ChangelogEntry {
  const [title = '', ...lines] = text.split('\n')
  const body = lines.join('\n')
  const read = (field: keyof typeof FIELDS) => {
    const name = FIELDS[field]
    const found = new RegExp(`^- \\*\\*${name}:\\*\\* ([^]*?)(?=^- \\*\\*|\\s*$(?![^]))`, 'm').exec(
      body,
    )
    const value = found?.[1]?.replace(/\s+/g, ' ').trim()
    if (!value) throw new Error(`The entry "${title}" of ${version} has no "${name}".`)
    return value
  }
  return {
    version,
    title,
    action: read('action'),
    appliesTo: read('appliesTo'),
    paths: read('paths'),
    why: read('why'),
    validate: read('validate'),
  }
}

/** The entries after one version, up to another one. */
export const entriesBetween = (
  entries: readonly ChangelogEntry[],
  { after, upTo }: { after: string; upTo: string },
) =>
  entries.filter(
    ({ version }) => compareVersions(version, after) > 0 && compareVersions(version, upTo) <= 0,
  )

/** Compares versions such as `0.10.0`. */
export function compareVersions(one: string, other: string) {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  for (const at of [0, 1, 2]) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
