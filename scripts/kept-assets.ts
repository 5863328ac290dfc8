import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

/** The new build and the two before it, which documents that are still open may come from. */
const KEPT_BUILDS = 3

/** The file that names the assets of every build that a deploy contains. */
export const BUILDS_FILE = 'builds.json'

const ASSETS = 'assets'

/** A plain name, so that it cannot lead out of the directory. */
const AssetName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))
const Builds = v.array(v.object({ assets: v.array(AssetName) }))
type Build = v.InferOutput<typeof Builds>[number]

interface Deployed {
  /** The built client, which Wrangler uploads. */
  directory: string
  /** Where the deployed shop is reached. */
  origin: string
  fetch?: (address: string) => Promise<Response>
  onProblem: (sentence: string) => void
}

/**
 * Adds the assets of the last builds to a new one: an open document, or one of the other version in a gradual deployment,
 * still requests them. They are downloaded from the deployed shop, so any machine can deploy.
 */
export async function keepAssets({ directory, origin, fetch = getFile, onProblem }: Deployed) {
  const own = (await readdir(join(directory, ASSETS))).toSorted()
  const builds = [{ assets: own }]
  for (const build of await deployedBuilds()) {
    if (builds.length === KEPT_BUILDS) break
    // The same build may be deployed twice.
    if (builds.some(({ assets }) => String(assets) === String(build.assets))) continue
    if (await isDownloaded(build)) builds.push(build)
  }
  await writeFile(join(directory, BUILDS_FILE), JSON.stringify(builds))

  async function deployedBuilds(): Promise<Build[]> {
    const address = `${origin}/${BUILDS_FILE}`
    try {
      return v.parse(Builds, JSON.parse(await (await fetch(address)).text()))
    } catch (error) {
      onProblem(
        `No assets of earlier builds are kept, because ${address} cannot be read: ${reasonOf(error)}.`,
      )
      return []
    }
  }

  async function isDownloaded({ assets }: Build) {
    const files = builds.flatMap((build) => build.assets)
    const missing = assets.filter((name) => !files.includes(name))
    try {
      await Promise.all(missing.map(download))
      return true
    } catch (error) {
      onProblem(`The assets of an earlier build are not kept: ${reasonOf(error)}.`)
      return false
    }
  }

  async function download(name: string) {
    const response = await fetch(`${origin}/${ASSETS}/${name}`)
    await writeFile(join(directory, ASSETS, name), Buffer.from(await response.arrayBuffer()))
  }
}

const DOWNLOAD_MS = 30_000

async function getFile(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) })
  if (!response.ok)
    throw new Error(`${new URL(address).pathname} responded with ${response.status}`)
  return response
}

/** The error of `fetch` only says that it failed. Its cause says why. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
