import * as v from 'valibot'

import type { SiteId } from '../platform/sites.ts'
import { prepare, rowsOf, sql } from '../platform/sql.ts'

/** The folder that holds all others. */
const ROOT = 'root'

const FolderRow = v.object({ folder: v.string() })

/** The folders that assets of a site are in. */
export async function readFolders(db: D1Database, siteId: SiteId): Promise<string[]> {
  const statement = sql`SELECT DISTINCT folder FROM content_assets
    WHERE site_id = ${siteId} AND folder <> '' ORDER BY folder`
  return rowsOf(FolderRow, await prepare(db, statement).all()).map(({ folder }) => folder)
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
