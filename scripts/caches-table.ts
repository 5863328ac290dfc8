import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { CATALOG, CONTENT, CRAWLED, LASTING } from '#worker/cache/freshness.ts'
import type { ManifestEntry } from '#worker/cache/manifest-entry.ts'
import { manifest } from '#worker/cache-entries.ts'

import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const CACHES_DOCUMENT = 'docs/caching.md'

const GROUPS = { content: CONTENT, catalog: CATALOG, crawled: CRAWLED, lasting: LASTING }

/** The document with the current table between its markers. @throws if the markers are missing */
export const withCachesTable = (document: string) => fillIn(document, { caches: cachesTable() })

/** A row for every cache definition, those in the most tiers first. */
export const cachesTable = () =>
  table(
    ['Definition', 'Tiers', 'Freshness', 'Key parts'],
    manifest
      .toSorted((one, other) => formatTiers(other).localeCompare(formatTiers(one)))
      .map((entry) => [
        `\`${entry.name}\``,
        formatTiers(entry),
        findGroup(entry),
        entry.keyParts.join(' · '),
      ]),
  )

const formatTiers = ({ tiers }: ManifestEntry<unknown>) => tiers.join(', ')

/** @throws if the definition belongs to no group */
function findGroup(entry: ManifestEntry<unknown>) {
  const [name] =
    Object.entries(GROUPS).find(
      ([, { freshMs, staleMs, retentionMs }]) =>
        freshMs === entry.freshMs && staleMs === entry.staleMs && retentionMs === entry.retentionMs,
    ) ?? []
  if (name === undefined) throw new Error(`${entry.name} has a freshness that no group documents.`)
  return name
}

if (import.meta.main) {
  const path = resolve(ROOT, CACHES_DOCUMENT)
  writeFileSync(path, withCachesTable(readFileSync(path, 'utf8')))
}
