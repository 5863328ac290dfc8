import * as v from 'valibot'

import type { FilmId } from '#shared/media/film.ts'
import type { Locale } from '#shared/site/site.ts'

import type { Config } from '../env.ts'
import { createServiceClient, ServiceError, type ServiceDependencies } from './service-client.ts'

/** The service that has the films of products. It learns which film is read, and nothing of the visitor. */
export interface VideoService {
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
export type WireFilm = v.InferOutput<typeof WireFilm>

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
