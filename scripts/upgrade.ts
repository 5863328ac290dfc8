// `npm run upgrade -- <version>`: prepares the upgrade of a retailer's repository, merges the release, and verifies the result.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import * as v from 'valibot'

import { giveUp } from '../sandbox/scripts/ports.ts'
import { changelogEntries, entriesBetween, type ChangelogEntry } from './changelog.ts'
import { SHOP_FOLDER } from './shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The folder that releases never touch. */
const SHOP = relative(ROOT, SHOP_FOLDER)
const UPSTREAM = 'upstream'

const args = process.argv.slice(2)
const version = (args.find((arg) => !arg.startsWith('--')) ?? '').replace(/^v/, '')
const tag = `v${version}`

await main()

async function main() {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    giveUp('Name the release: npm run upgrade -- 0.4.0 [--prepare | --no-verify]')
  if (git('status', '--porcelain'))
    giveUp('There are changes that are not committed. Commit or stash them, then upgrade.')
  findRelease()
  const entries = prepare()
  if (args.includes('--prepare')) return
  merge()
  const isVerified = args.includes('--no-verify') || verify()
  reportRest(entries)
  if (!isVerified) giveUp('A check failed; see above. The merge is committed.')
}

/** The release is a tag here or in the remote `upstream`. */
function findRelease() {
  const hasTag = () => git('tag', '--list', tag) !== ''
  if (!hasTag() && git('remote').split('\n').includes(UPSTREAM))
    mustGit('fetch', '--tags', UPSTREAM)
  if (hasTag()) return
  const advice = git('remote').split('\n').includes(UPSTREAM)
    ? `The remote ${UPSTREAM} does not have it.`
    : `Add the repository of the releases: git remote add ${UPSTREAM} <address>`
  giveUp(`There is no release ${tag}. ${advice}`)
}

/** Shows the changes that the release means for this shop. */
function prepare(): ChangelogEntry[] {
  const after = versionBefore()
  const changelog = changelogEntries(git('show', `${tag}:CHANGELOG.md`))
  const entries = entriesBetween(changelog, { after, upTo: version })
  console.log(`From ${after} to ${version}: ${entries.length} entries.`)
  for (const entry of entries) {
    const mark = namesFileOfShop(entry) ? `  names files of ${SHOP}/` : ''
    console.log(`\n${entry.version}  ${entry.title}${mark}`)
    console.log(`  Applies to: ${entry.appliesTo}\n  Paths: ${entry.paths}\n  Why: ${entry.why}`)
  }
  const base = git('merge-base', 'HEAD', tag)
  const changedBy = (commit: string) =>
    git('diff', '--name-only', base, commit).split('\n').filter(isCore)
  const theirs = new Set(changedBy(tag))
  const both = changedBy('HEAD').filter((path) => theirs.has(path))
  if (both.length > 0)
    console.log(`\nChanged by you and by the release, so they may conflict:\n${indent(both)}`)
  return entries
}

/** The version of this repository, or the one before the release if that is merged already. */
function versionBefore() {
  const [merge] = git('rev-list', '--merges', '--ancestry-path', '--reverse', `${tag}..HEAD`).split(
    '\n',
  )
  const text = git('show', `${merge ? `${merge}^1` : 'HEAD'}:package.json`)
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}

/** Whether an entry names a file that this shop has. */
function namesFileOfShop({ paths }: ChangelogEntry) {
  const files = Array.from(paths.matchAll(/`shop\/([^`]+)`/g), ([, file = '']) => file)
  return files.some((file) => existsSync(resolve(SHOP_FOLDER, file)))
}

function isCore(path: string) {
  return path !== '' && !path.startsWith(`${SHOP}/`)
}

/** Merges the release, with the shop's folder as it was. */
function merge() {
  const merged = run(['merge', '--no-commit', '--no-ff', tag])
  if (git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD') === '') {
    if (merged.status !== 0) giveUp(`git merge ${tag} failed: ${merged.stderr}`)
    console.log(`\n${tag} was merged before.`)
    return
  }
  mustGit('rm', '-rfq', '--ignore-unmatch', '--', SHOP)
  mustGit('checkout', 'HEAD', '--', SHOP)
  const conflicts = git('diff', '--name-only', '--diff-filter=U')
  if (conflicts)
    giveUp(
      `These files of the core were changed here, too:\n${indent(conflicts.split('\n'))}\n` +
        `Resolve them and commit, then run: npm run upgrade -- ${version}`,
    )
  mustGit('commit', '--quiet', '-m', `Merge release ${version}`)
  console.log(`\nMerged ${tag} without a conflict. ${SHOP}/ is as it was.`)
}

/** In a process of the merged code, which installs the packages of its lock file first. */
function verify() {
  const { status } = spawnSync('node', ['scripts/start.mjs', 'verify-shop.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

function reportRest(entries: readonly ChangelogEntry[]) {
  if (entries.length === 0) return console.log('\nNothing is left to do.')
  console.log('\nLeft to do:')
  for (const { title, action, appliesTo, validate } of entries)
    console.log(`\n- ${title}\n  For: ${appliesTo}\n  Do: ${action}\n  Done when: ${validate}`)
}

function indent(lines: readonly string[]) {
  return lines.map((line) => `  ${line}`).join('\n')
}

/** What a git command prints; nothing if it fails. */
function git(...command: string[]) {
  return run(command).stdout.trim()
}

/** Runs a git command that must succeed. */
function mustGit(...command: string[]) {
  const { status, stderr } = run(command)
  if (status !== 0) giveUp(`git ${command.join(' ')} failed: ${stderr}`)
}

function run(command: readonly string[]) {
  return spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' })
}
