import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { idsOf, notFound } from './experience-request.ts'
import { folderResponse, readFolders } from './folders.ts'
import { EXPERIENCE } from './paths.ts'

const FOLDERS = `${EXPERIENCE}/folders` as const
const FOLDER = `${FOLDERS}/:id` as const

export const folderRoutes = factory
  .createApp()
  .get(FOLDERS, async (c) => {
    const ids = idsOf(c, 'content folders')
    const levels = levelsOf(c)
    const folders = await readFolders(c.env.DB, c.var.site.id)
    const data = ids.flatMap((id) => folderResponse(id, folders, levels) ?? [])
    return c.json({ limit: ids.length, data, total: data.length })
  })
  .all(FOLDERS, only('GET'))
  .get(FOLDER, async (c) => {
    const id = c.req.param('id')
    const folders = await readFolders(c.env.DB, c.var.site.id)
    const found = folderResponse(id, folders, levelsOf(c))
    if (!found) throw notFound('Folder', id)
    return c.json(found)
  })
  .all(FOLDER, only('GET'))

function levelsOf(c: Context<SandboxEnv>): number {
  const text = c.req.query('levels') ?? '1'
  if (/^[012]$/.test(text)) return Number(text)
  throw badRequest('The parameter levels is out of range.', {
    parameter: 'levels',
    expected: '(0..2)',
  })
}
