import type { Localized } from '../../catalog/model.ts'
import { reels } from './video-data.ts'

interface Film {
  reel: keyof typeof reels
  width: number
  height: number
  title: Localized
  /** The scene that is shown before the film starts. */
  scene: string
  /** What is heard, with times in seconds. */
  captions: { from: number; to: number; text: Localized }[]
}

const wide = { width: 320, height: 180 }
const tall = { width: 180, height: 240 }

const juniper = {
  scene: 'cedar-forest',
  title: { en: 'An evening on the juniper slope', fr: 'Un soir sur la pente aux genévriers' },
  captions: [
    {
      from: 0,
      to: 3,
      text: { en: '[Wind in the branches]', fr: '[Le vent dans les branches]' },
    },
    {
      from: 3,
      to: 6,
      text: { en: 'The light goes last.', fr: 'La lumière part en dernier.' },
    },
  ],
}

const ember = {
  scene: 'candle-table',
  title: { en: 'How a fire is covered for the night', fr: 'Comment on couvre un feu pour la nuit' },
  captions: [
    { from: 0, to: 3, text: { en: '[Embers crackling]', fr: '[Des braises crépitent]' } },
    {
      from: 3,
      to: 6,
      text: { en: 'Ash over it, and wait.', fr: 'De la cendre dessus, et on attend.' },
    },
  ],
}

const filmById: Readonly<Record<string, Film>> = {
  jwFilmJuniperTall: { reel: 'juniperTall', ...tall, ...juniper },
  jwFilmJuniperWide: { reel: 'juniperWide', ...wide, ...juniper },
  jwFilmEmberTall: { reel: 'emberTall', ...tall, ...ember },
  jwFilmEmberWide: { reel: 'emberWide', ...wide, ...ember },
}

export const FILM_SECONDS = 6

export const filmIds = Object.keys(filmById)

export const findFilm = (id: string): Film | undefined =>
  Object.hasOwn(filmById, id) ? filmById[id] : undefined

export const filmBytes = ({ reel }: Film) =>
  Uint8Array.from(atob(reels[reel]), (character) => character.charCodeAt(0))

/** The captions in one language, as WebVTT. */
export function captionsOf({ captions }: Film, language: keyof Localized): string {
  const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`
  const cues = captions.map(
    ({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text[language]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
