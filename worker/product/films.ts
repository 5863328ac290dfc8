import * as v from 'valibot'

import type { Catalog } from '#shared/catalog.ts'
import { type Film, type FilmId, MAX_FILMS } from '#shared/media/film.ts'
import type { Locale } from '#shared/site/site.ts'

import * as definitions from './cache.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import type { Config } from '../config/env.ts'
import {
  type ServiceDependencies,
  ServiceError,
  createServiceClient,
} from '../upstream/service-client.ts'

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
    async getFilms({ ids }) {
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

/** The service that has the films of products. It learns which film is read, and nothing of the visitor. */
interface VideoService {
  /** Null if there is no such film. */
  readFilm(id: FilmId, signal: AbortSignal): Promise<WireFilm | null>
}

const WireFilm = v.object({
  title: v.optional(v.string(), ''),
  poster: v.optional(v.string()),
  sources: v.array(v.object({ src: v.string(), type: v.optional(v.string(), '') })),
  textTracks: v.optional(
    v.array(v.object({ kind: v.string(), srclang: v.string(), src: v.string() })),
    [],
  ),
})
type WireFilm = v.InferOutput<typeof WireFilm>

interface VideoContext extends ServiceDependencies<Pick<Config, 'videoUrl'>> {
  locale: Locale
}

/** Null if the service is not configured. */
export function createVideoService({ locale, ...dependencies }: VideoContext): VideoService | null {
  const { videoUrl } = dependencies.config
  if (videoUrl === null) return null
  const client = createServiceClient(dependencies, {
    name: 'videos',
    deadlineMs: 1_000,
    accessOf: () => ({ origin: videoUrl, headers: {} }),
  })

  return {
    async readFilm(id, signal) {
      try {
        return await client.call({
          operation: 'getFilm',
          path: `/v1/films/${id}`,
          query: { locale },
          schema: WireFilm,
          signal,
        })
      } catch (error) {
        if (error instanceof ServiceError && error.failure.status === 404) return null
        throw error
      }
    },
  }
}
