import * as v from 'valibot'
import { expect, test } from 'vitest'

import { FilmId } from '#shared/media/film.ts'

import { mapFilm } from './films.ts'

const id = v.parse(FilmId, 'one')
const mapper = {
  picture: (link: string | null | undefined) => (link ? { link, alt: '' } : null),
  video: (link: string | null | undefined) =>
    link?.startsWith('https://films.example/') ? link : undefined,
}
const film = {
  title: 'Embers',
  poster: 'https://films.example/one.jpg',
  sources: [
    { src: 'https://films.example/one.webm', type: 'video/webm' },
    { src: 'https://evil.example/one.webm', type: 'video/webm' },
  ],
  textTracks: [
    { kind: 'captions', srclang: 'en', src: 'https://films.example/one.en.vtt' },
    { kind: 'captions', srclang: 'fr', src: 'https://evil.example/one.fr.vtt' },
    { kind: 'chapters', srclang: 'en', src: 'https://films.example/chapters.vtt' },
  ],
}

test('videos and captions come from the origin of videos only', () => {
  expect(mapFilm(id, film, mapper)).toEqual({
    id,
    title: 'Embers',
    poster: 'https://films.example/one.jpg',
    sources: [{ link: 'https://films.example/one.webm', type: 'video/webm' }],
    captions: [{ link: 'https://films.example/one.en.vtt', language: 'en' }],
  })
})

test('a film without a video that may be loaded is none', () => {
  expect(mapFilm(id, { ...film, sources: film.sources.slice(1) }, mapper)).toBeNull()
})
