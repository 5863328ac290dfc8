import type { Context } from 'hono'
import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { readIds, notFound, EXPERIENCE } from './experience-request.ts'

/** The folder that holds all others. */
const ROOT = 'root'

const FolderRow = v.object({ folder: v.string() })

/** The folders that assets of a site are in. */
export async function readFolders(db: D1Database, siteId: SiteId): Promise<string[]> {
  const statement = sql`SELECT DISTINCT folder FROM content_assets
    WHERE site_id = ${siteId} AND folder <> '' ORDER BY folder`
  return parseRows(FolderRow, await prepare(db, statement).all()).map(({ folder }) => folder)
}

/** The API's `ContentFolder`, down to `levels`; undefined for an unknown folder. */
export function folderResponse(id: string, folders: string[], levels: number) {
  if (id === ROOT) {
    return {
      id,
      name: folderName(id),
      ...(levels > 0 && { folders: folders.map(childResponse) }),
    }
  }
  return folders.includes(id) ? childResponse(id) : undefined
}

const childResponse = (id: string) => ({ id, parentFolderId: ROOT, name: folderName(id) })

/** `care-guides` is named Care guides. */
export const folderName = (id: string) =>
  id.slice(0, 1).toUpperCase() + id.slice(1).replaceAll('-', ' ')

const FOLDERS = `${EXPERIENCE}/folders` as const
const FOLDER = `${FOLDERS}/:id` as const

export const folderRoutes = factory
  .createApp()
  .get(FOLDERS, async (c) => {
    const ids = readIds(c, 'content folders')
    const levels = readLevels(c)
    const folders = await readFolders(c.env.DB, c.var.site.id)
    const data = ids.flatMap((id) => folderResponse(id, folders, levels) ?? [])
    return c.json({ limit: ids.length, data, total: data.length })
  })
  .all(FOLDERS, only('GET'))
  .get(FOLDER, async (c) => {
    const id = c.req.param('id')
    const folders = await readFolders(c.env.DB, c.var.site.id)
    const found = folderResponse(id, folders, readLevels(c))
    if (!found) throw notFound('Folder', id)
    return c.json(found)
  })
  .all(FOLDER, only('GET'))

function readLevels(c: Context<SandboxEnv>): number {
  const text = c.req.query('levels') ?? '1'
  if (/^[012]$/.test(text)) return Number(text)
  throw badRequest('The parameter levels is out of range.', {
    parameter: 'levels',
    expected: '(0..2)',
  })
}
