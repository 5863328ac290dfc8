import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import { only, ProblemError, resourceNotFound } from '../../platform/problems.ts'
import { FILM_SECONDS } from '../../catalog/pictures/films/film-scene.ts'
import { formatCaptions, filmBytes, filmIds, findFilm } from '../../content/films/films.ts'

type VideoContext = Context<SandboxEnv>

const FILM = '/v1/films/:id'
const FILE = '/v1/files/:file'
const CACHE = 'public, max-age=3600'

export const videoService = { path: '/services/videos', films: filmIds }

/** Short films by id: their metadata, the file itself with range support, and captions. */
export const videos = factory
  .createApp()
  .get(FILM, (c) => {
    const id = c.req.param('id')
    const { title, width, height, scene, shape } = requireFilm(id)
    const isFrench = c.req.query('locale')?.startsWith('fr') === true
    const base = `${c.var.origin}/services/videos/v1/files/${id}`
    return c.json({
      id,
      title: isFrench ? title.fr : title.en,
      duration: FILM_SECONDS,
      poster: `${c.var.origin}/pictures/films/${scene}.svg?ratio=${shape}`,
      width,
      height,
      sources: [{ src: `${base}.webm`, type: 'video/webm; codecs="vp9"' }],
      textTracks: [
        { kind: 'captions', srclang: 'en', src: `${base}.en.vtt` },
        { kind: 'captions', srclang: 'fr', src: `${base}.fr.vtt` },
      ],
    })
  })
  .all(FILM, only('GET'))
  .get(FILE, async (c) => {
    const [, id = '', kind] = /^(\w{1,60})\.(webm|en\.vtt|fr\.vtt)$/.exec(c.req.param('file')) ?? []
    const film = requireFilm(id)
    c.header('cache-control', CACHE)
    if (kind === 'webm') return bytes(c, await filmBytes(film))
    c.header('content-type', 'text/vtt; charset=utf-8')
    return c.body(formatCaptions(film, kind === 'fr.vtt' ? 'fr' : 'en'))
  })
  .all(FILE, only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })

/** The whole film, or the requested part. */
function bytes(c: VideoContext, film: Uint8Array<ArrayBuffer>) {
  c.header('content-type', 'video/webm')
  c.header('accept-ranges', 'bytes')
  const range = requestedRange(c.req.header('range'), film.length)
  if (range === 'all') return c.body(film)
  if (range === 'none') {
    c.header('content-range', `bytes */${film.length}`)
    return c.body(null, 416)
  }
  const { first, last } = range
  c.header('content-range', `bytes ${first}-${last}/${film.length}`)
  return c.body(film.slice(first, last + 1), 206)
}

function requireFilm(id: string) {
  const film = findFilm(id)
  if (film) return film
  throw new ProblemError({
    status: 404,
    type: 'film-not-found',
    title: 'Film Not Found',
    detail: `There is no film '${id.slice(0, 60)}'.`,
  })
}

/**
 * The bytes a Range header requests, out of `length`. An invalid header means `all`, a range beyond
 * the end `none`.
 */
function requestedRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(header ?? '') ?? []
  if (from + to === '') return 'all'
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last ? 'none' : { first, last }
}
