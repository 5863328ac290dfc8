import * as v from 'valibot'

/** The id of a film at the video service. */
export const FilmId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/), v.brand('FilmId'))
export type FilmId = v.InferOutput<typeof FilmId>

/** At most: the film for narrow screens and the one for wide screens. */
export const MAX_FILMS = 2

/** The films of a product, without which it has none. */
export const ProductFilm = v.object({
  /** For narrow screens, 3:4. */
  narrow: FilmId,
  /** For wide screens, 16:9. */
  wide: FilmId,
  title: v.nullable(v.string()),
})
export type ProductFilm = v.InferOutput<typeof ProductFilm>

export const Film = v.object({
  id: FilmId,
  title: v.string(),
  poster: v.nullable(v.string()),
  sources: v.array(v.object({ link: v.string(), type: v.string() })),
  captions: v.array(v.object({ link: v.string(), language: v.string() })),
})
export type Film = v.InferOutput<typeof Film>
