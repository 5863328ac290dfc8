import type { Catalog } from '#shared/catalog.ts'
import { MAX_FILMS, type Film, type FilmId } from '#shared/media/film.ts'

import * as definitions from '../cache/manifest.ts'
import type { VideoService, WireFilm } from '../services/video-service.ts'
import type { ContentMapper } from './content-mapper.ts'
import type { ReaderSources } from './reader-sources.ts'

/** The films of products. An unknown id is logged, and the product has no film (spec 2 §8). */
export function filmReaders(
  { cache, log, mapper }: ReaderSources,
  openService: () => VideoService | null,
): Pick<Catalog, 'getFilms'> {
  async function readFilm(id: FilmId) {
    const service = openService()
    if (!service) return null
    const { value } = await cache.read(definitions.film, {
      key: [mapper.site.id, mapper.locale, id],
      async load(signal) {
        const wire = await service.readFilm(id, signal)
        const film = wire && mapFilm(id, wire, mapper)
        if (!film) log.warn('video id is unknown', { id })
        return film
      },
    })
    return value
  }

  return {
    async getFilms(ids) {
      const films = await Promise.all([...new Set(ids)].slice(0, MAX_FILMS).map(readFilm))
      return films.filter((film) => film !== null)
    },
  }
}

/** Null if nothing of it can be played: videos and captions come from the origin of videos only. */
export function mapFilm(
  id: FilmId,
  { title, poster, sources, textTracks }: WireFilm,
  mapper: Pick<ContentMapper, 'picture' | 'video'>,
): Film | null {
  const played = sources.flatMap(({ src, type }) => {
    const link = mapper.video(src)
    return link ? [{ link, type }] : []
  })
  if (played.length === 0) return null
  return {
    id,
    title,
    poster: mapper.picture(poster, '')?.link ?? null,
    sources: played,
    captions: textTracks.flatMap(({ kind, src, srclang }) => {
      const link = kind === 'captions' ? mapper.video(src) : undefined
      return link ? [{ link, language: srclang }] : []
    }),
  }
}
