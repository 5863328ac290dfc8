import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { MESSAGES_FOLDER } from './build/messages-plugin.ts'

/** The new build and the two before it, whose documents may still be open. */
const KEPT_BUILDS = 3

/** The file that lists the assets of every build in a deploy. */
export const BUILDS_FILE = 'builds.json'

/** A plain name, so that it cannot lead out of its folder. */
const FileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))
const Builds = v.array(
  v.object({
    assets: v.array(FileName),
    /** Builds from before message names had hashes do not list them. */
    messages: v.optional(v.array(FileName), []),
  }),
)
type Build = v.InferOutput<typeof Builds>[number]

interface Deployed {
  /** The built client, which Wrangler uploads. */
  directory: string
  /** The address of the deployed shop. */
  origin: string
  fetch?: (address: string) => Promise<Response>
  onProblem: (sentence: string) => void
}

/**
 * Adds the assets of the last builds to a new one: an open document, or one of the other version in a gradual
 * deployment, still requests them. They are downloaded from the deployed shop, so any machine can deploy.
 */
export async function keepAssets({ directory, origin, fetch = getFile, onProblem }: Deployed) {
  const builds = [await ownBuild(directory)]
  for (const build of await deployedBuilds()) {
    if (builds.length === KEPT_BUILDS) break
    // The same build may be deployed twice.
    if (builds.some((other) => String(assetPaths(other)) === String(assetPaths(build)))) continue
    if (await isDownloaded(build)) builds.push(build)
  }
  await writeFile(join(directory, BUILDS_FILE), JSON.stringify(builds))

  async function deployedBuilds(): Promise<Build[]> {
    const address = `${origin}/${BUILDS_FILE}`
    try {
      return v.parse(Builds, JSON.parse(await (await fetch(address)).text()))
    } catch (error) {
      onProblem(
        `No assets of earlier builds are kept, because ${address} cannot be read: ${failureReason(error)}.`,
      )
      return []
    }
  }

  async function isDownloaded(build: Build) {
    const files = new Set(builds.flatMap(assetPaths))
    try {
      await Promise.all(
        assetPaths(build)
          .filter((file) => !files.has(file))
          .map(download),
      )
      return true
    } catch (error) {
      onProblem(`The assets of an earlier build are not kept: ${failureReason(error)}.`)
      return false
    }
  }

  async function download(file: string) {
    const response = await fetch(`${origin}/${file}`)
    await writeFile(join(directory, file), Buffer.from(await response.arrayBuffer()))
  }
}

async function ownBuild(directory: string): Promise<Build> {
  const filesIn = async (folder: string) => (await readdir(join(directory, folder))).toSorted()
  return { assets: await filesIn('assets'), messages: await filesIn(MESSAGES_FOLDER) }
}

/** The paths of a build's assets, relative to the built client. */
const assetPaths = ({ assets, messages }: Build) => [
  ...assets.map((name) => `assets/${name}`),
  ...messages.map((name) => `${MESSAGES_FOLDER}/${name}`),
]

const DOWNLOAD_MS = 30_000

async function getFile(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) })
  if (!response.ok)
    throw new Error(`${new URL(address).pathname} responded with ${response.status}`)
  return response
}

/** The message of a `fetch` error is generic; its cause has the reason. */
function failureReason(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
