import type { FolderSizes } from './build/folder-sizes.ts'

/** The scripts of a page: kB of each file. */
export type PageScripts = ReadonlyMap<string, number>

const SMALLEST_KB = 0.05

/** A table of kB by folder and page: a file's kB are divided in proportion to the minified bytes of its folders. */
export function folderReport(pages: ReadonlyMap<string, PageScripts>, sizes: FolderSizes) {
  const byPage = [...pages].map(([page, scripts]) => ({
    page,
    folders: shareOut(scripts, sizes),
  }))
  const total = (folder: string) =>
    byPage.reduce((sum, { folders }) => sum + (folders.get(folder) ?? 0), 0)
  const names = [...new Set(byPage.flatMap(({ folders }) => [...folders.keys()]))]
    .filter((name) => total(name) >= SMALLEST_KB)
    .toSorted((a, b) => total(b) - total(a))
  const width = Math.max(...names.map((name) => name.length))
  const row = (name: string, cells: string[]) =>
    name.padEnd(width) + cells.map((cell) => cell.padStart(13)).join('')
  return [
    row('', [...pages.keys()]),
    ...names.map((name) =>
      row(
        name,
        byPage.map(({ folders }) => folders.get(name)?.toFixed(1) ?? ''),
      ),
    ),
  ].join('\n')
}

function shareOut(scripts: PageScripts, sizes: FolderSizes) {
  const shares = new Map<string, number>()
  for (const [file, weight] of scripts) {
    const folders = Object.entries(sizes[file.replace(/^\//, '')] ?? { build: 1 })
    const bytes = folders.reduce((sum, [, size]) => sum + size, 0)
    for (const [folder, size] of folders) {
      shares.set(folder, (shares.get(folder) ?? 0) + (weight * size) / bytes)
    }
  }
  return shares
}
