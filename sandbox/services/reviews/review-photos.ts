import * as v from 'valibot'

import { factory } from '../../platform/env.ts'
import { resourceNotFound } from '../../platform/problems.ts'
import { prepare, parseRows, sql, valueList } from '../../platform/sql.ts'
import { trimTable } from '../../platform/trim-table.ts'

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** A row of the database holds at most 2 MB. */
const PART_BYTES = 1024 * 1024

/** The media type of a picture, from its first bytes; undefined for other media. */
function getMediaType(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : undefined
}

/** Stores a picture that no review has yet. */
export async function storePhoto(
  db: D1Database,
  file: FormDataEntryValue | null,
): Promise<string | FieldErrors> {
  if (!(file instanceof File) || file.size === 0) return { photo: 'ERROR_FORM_REQUIRED' }
  if (file.size > MAX_PHOTO_BYTES) return { photo: 'ERROR_FORM_UPLOAD_IO' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = getMediaType(bytes)
  if (!type) return { photo: 'ERROR_PARAM_INVALID_PHOTO_TYPE' }
  const id = crypto.randomUUID()
  const parts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, part) =>
    db
      .prepare('INSERT INTO review_photo_parts (photo_id, part, bytes) VALUES (?, ?, ?)')
      .bind(id, part, bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES)),
  )
  await db.batch([
    prepare(db, sql`INSERT INTO review_photos (id, media_type) VALUES (${id}, ${type})`),
    ...parts,
    trimTable(db, 'review_photos'),
    db.prepare(
      'DELETE FROM review_photo_parts WHERE photo_id NOT IN (SELECT id FROM review_photos)',
    ),
  ])
  return id
}

const IdRow = v.object({ id: v.string() })

/** Whether the pictures exist and belong to no review. */
export async function areFree(db: D1Database, ids: string[]) {
  if (ids.length === 0) return true
  const statement = sql`SELECT id FROM review_photos
    WHERE review_id IS NULL AND id IN ${valueList(ids)}`
  const free = parseRows(IdRow, await prepare(db, statement).all())
  return free.length === new Set(ids).size
}

export const attachPhotos = (db: D1Database, ids: string[], reviewId: string) =>
  prepare(
    db,
    sql`UPDATE review_photos SET review_id = ${reviewId}
      WHERE review_id IS NULL AND id IN ${valueList(ids)}`,
  ).run()

/** A picture in the service's format. */
export const photoBody = (id: string, origin: string) => ({
  Id: id,
  Caption: null,
  Sizes: Object.fromEntries(
    ['thumbnail', 'normal'].map((size) => [
      size,
      { Id: size, Url: `${origin}/pictures/reviews/${id}` },
    ]),
  ),
})

const PhotoRow = v.object({ media_type: v.string() })
const PartRow = v.object({ bytes: v.array(v.number()) })

/** Serves the pictures of reviews. */
export const reviewPictures = factory.createApp().get('/:id', async (c) => {
  const id = c.req.param('id')
  const photo = await prepare(
    c.env.DB,
    sql`SELECT media_type FROM review_photos WHERE id = ${id}`,
  ).first()
  if (!photo) throw resourceNotFound()
  const parts = parseRows(
    PartRow,
    await prepare(
      c.env.DB,
      sql`SELECT bytes FROM review_photo_parts WHERE photo_id = ${id} ORDER BY part`,
    ).all(),
  )
  return new Response(new Blob(parts.map(({ bytes }) => new Uint8Array(bytes))), {
    headers: {
      'content-type': v.parse(PhotoRow, photo).media_type,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
})

/** The fields of a form that the service does not accept, by field: the service's own code for each. */
export type FieldErrors = Record<string, FieldErrorCode>

export type FieldErrorCode =
  | 'ERROR_FORM_REQUIRED'
  | 'ERROR_FORM_TOO_LONG'
  | 'ERROR_FORM_TOO_SHORT'
  | 'ERROR_FORM_PATTERN_MISMATCH'
  | 'ERROR_FORM_DUPLICATE'
  | 'ERROR_FORM_UPLOAD_IO'
  | 'ERROR_PARAM_INVALID_PHOTO_TYPE'

/** As the service reports a form that is not accepted: with status 200. */
export const rejectedForm = (fields: FieldErrors) => ({
  HasErrors: true,
  Errors: [],
  FormErrors: {
    FieldErrorsOrder: Object.keys(fields),
    FieldErrors: Object.fromEntries(
      Object.entries(fields).map(([Field, Code]) => [
        Field,
        { Field, Code, Message: `The field ${Field} is not accepted.` },
      ]),
    ),
  },
})

export const acceptedForm = (locale: string) => ({
  HasErrors: false,
  Errors: [],
  FormErrors: {},
  Locale: locale,
})
